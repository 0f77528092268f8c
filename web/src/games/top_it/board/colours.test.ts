import { expect, test } from "vitest";
import { preparedChair } from "../../preparedChair.ts";
import { STAGES } from "../guide/script.ts";
import { glazesOf, withChosenColours } from "./colours.ts";

const person = (colour: string, player = colour) =>
  ({ ...preparedChair(colour), player, colour }) as ReturnType<typeof preparedChair>;
const bot = { ...person("slate"), player: "", bot: "easy" as const };

test("everybody plays in the colour of the door", () => {
  expect(glazesOf([person("ochre"), person("blue"), person("brick")])).toEqual([
    "yellow",
    "blue",
    "red",
  ]);
});

test("who comes second to a colour gets another one, and bots what is left", () => {
  expect(glazesOf([bot, person("pink"), person("plum"), person("blue")])).toEqual([
    "yellow",
    "red",
    "green",
    "blue",
  ]);
});

test("a bot that goes on for somebody plays in their colour", () => {
  const heir = { ...bot, colour: "ochre" as const };
  expect(glazesOf([bot, person("brick"), heir])).toEqual(["blue", "red", "yellow"]);
  expect(glazesOf([heir, person("blue"), bot])).toEqual(["yellow", "blue", "green"]);
});

test("nobody shares a colour", () => {
  const all = glazesOf(["teal", "green", "slate", "blue"].map((colour) => person(colour)));
  expect(new Set(all).size).toBe(4);
});

test("hands and pieces are seen in it; alone all four colours stay as they are", () => {
  const { view } = STAGES[2]!;
  const chairs = [person("brick"), person("ochre"), person("green")];
  const seen = withChosenColours(view, chairs);
  expect(seen.hands.map(({ colour }) => colour)).toEqual(["red", "yellow", "green"]);
  expect(withChosenColours({ ...view, scores: [9] }, chairs).hands).toEqual(view.hands);
});
