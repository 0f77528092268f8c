import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { Desk } from "../desk/desk.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import Layers from "./Layers.svelte";
import { laidPieces } from "../pieces.ts";
import type { Corner } from "../polygon.ts";
import { prepared } from "../prepared.ts";

const { view } = STAGES.at(-1)!;
const choice = STAGES[2]!.choices[0]!;

const table = document.createElementNS("http://www.w3.org/2000/svg", "svg");
let layers: object;
let leave: () => void;

beforeEach(() => {
  speak("en");
  document.body.append(table);
  leave = $effect.root(() => {
    const desk = new Desk(() => prepared(view, true));
    const props = {
      desk,
      pieces: laidPieces(view),
      seen: (corner: Corner) => corner,
      lit: null,
      missed: { choice, colour: "red" as const },
      marked: null,
      handle: null,
      zoom: 1,
    };
    layers = mount(Layers, { target: table, props });
  });
});

afterEach(async () => {
  await unmount(layers);
  leave();
  table.remove();
});

it("shows a missed move over what was laid in its way", () => {
  const drawn = [...table.querySelectorAll(".body, .pill")];
  const pill = table.querySelector(".pill")!;
  expect(pill.textContent).toBe(`+${choice.points}`);
  expect(drawn.at(-1)).toBe(pill);
});
