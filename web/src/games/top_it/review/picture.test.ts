import { beforeEach, expect, test } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { laidPieces } from "../board/pieces.ts";
import { STAGES } from "../guide/script.ts";
import { pictureOf, ranked } from "./picture.ts";

const { view } = STAGES.at(-1)!;
const chairs = ["Ada & Bob", "<Chloé>", "Dana"].map((name) => preparedChair(name));
const read = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

beforeEach(() => speak("en"));

test("the picture is one whole SVG that fetches nothing", () => {
  const svg = pictureOf(view, chairs);
  expect(read(svg).querySelector("parsererror")).toBeNull();
  expect(svg).not.toMatch(/href|url\((?!#)|var\(/);
});

test("all names and points stand in it, whatever letters they have", () => {
  const texts = [...read(pictureOf(view, chairs)).querySelectorAll("text")];
  const said = texts.map(({ textContent }) => textContent);
  for (const { name } of chairs) expect(said).toContain(name);
  for (const { score } of view.hands) expect(said).toContain(String(score));
});

test("every piece and every stone is drawn", () => {
  const drawn = read(pictureOf(view, chairs));
  expect(drawn.querySelectorAll('path[fill^="url(#glaze-"]')).toHaveLength(laidPieces(view).length);
  const stones = view.hands.filter(({ stone }) => stone !== null).length;
  expect(drawn.querySelectorAll('circle[fill^="url(#glass-"]')).toHaveLength(stones);
});

test("the most points come first", () => {
  const scores = ranked(view, chairs).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test("alone, the colours are named and added up; on a page the points are told beside it", () => {
  const alone = { ...view, scores: [122] };
  const texts = [...read(pictureOf(alone, chairs)).querySelectorAll("text")];
  const said = texts.map(({ textContent }) => textContent);
  expect(said).toEqual(expect.arrayContaining(["Blue", "Green", "Yellow", "122 points"]));
  expect(pictureOf(alone, chairs, false)).not.toContain("122 points");
});
