import { expect, test } from "vitest";
import { preparedChair } from "../../preparedChair.ts";
import { STAGES } from "../guide/script.ts";
import { glazesOf, withChosenColours } from "./colours.ts";

type Chair = ReturnType<typeof preparedChair>;
const person = (colour: string, player = colour) =>
  ({ ...preparedChair(colour), player, colour, worn: colour }) as Chair;
const bot: Chair = { ...preparedChair("Colette"), colour: "slate", bot: "easy", worn: null };

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

test("whoever goes on plays in the colours of before", () => {
  const began = [bot, person("pink"), person("plum"), bot];
  const colours = ["green", "red", "blue", "yellow"];
  expect(glazesOf(began)).toEqual(colours);
  const taken = { ...person("green"), worn: null };
  expect(glazesOf([taken, ...began.slice(1)])).toEqual(colours);
  const left = { ...bot, colour: "pink", worn: "pink" } as const;
  expect(glazesOf([taken, left, ...began.slice(2)])).toEqual(colours);
  const heir = { ...person("ochre"), worn: "pink" } as const;
  expect(glazesOf([taken, heir, ...began.slice(2)])).toEqual(colours);
});

test("where it is not told who began, a bot in somebody's colour goes on for them", () => {
  const untold = { worn: "" } as const;
  const heir = { ...bot, colour: "ochre", ...untold } as const;
  const chairs = [{ ...bot, ...untold }, { ...person("brick"), ...untold }, heir];
  expect(glazesOf(chairs)).toEqual(["blue", "red", "yellow"]);
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
