import { describe, expect, it } from "vitest";
import { preparedChair } from "../../../preparedChair.ts";
import { VIEWS } from "../../guide/script.ts";
import type { Meeting, Round, View } from "../../wire.gen.ts";
import { pagesOf } from "./pages.ts";

const chairs = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map(preparedChair);
const lesson = VIEWS.at(-1)!;

const meeting = (some: Partial<Meeting>): Meeting => ({
  place: "rialto",
  visitors: [0, 1],
  asked: null,
  has_looked: false,
  is_settled: true,
  ...some,
});

const round = (number: number, ...meetings: Meeting[]): Round => ({
  number,
  starter: 0,
  places: ["rialto", "rialto", "salute", "san_marco", "san_giorgio"],
  meetings,
  late: [],
});

const game = (seats: number, ...rounds: Round[]): View => ({
  ...lesson,
  seats,
  rounds,
  phase: "places",
});

const lines = (view: View) => pagesOf(view, chairs)[0]!.lines;

describe("the casebook", () => {
  it("TS-35: tells that two met, and not what they showed", () => {
    expect(lines(game(4, round(1, meeting({}))))).toEqual(["Ada and Bob: exchange at the Rialto."]);
  });

  it("TS-41: tells who asked whom, and who asked nobody", () => {
    const asked = meeting({ visitors: [2, 4], asked: 1 });
    expect(lines(game(4, round(1, asked)))).toEqual([
      "Cleo with the Ambassador, at the Rialto.",
      "Cleo asks Bob for a black card.",
    ]);
    const silent = meeting({ visitors: [2, 4] });
    expect(lines(game(4, round(1, silent))).at(-1)).toBe("Cleo asks for nothing.");
    const waiting = meeting({ visitors: [2, 4], is_settled: false });
    expect(lines(game(4, round(1, waiting)))).toHaveLength(1);
  });

  it("TS-60: tells who looked at a card of the dummy’s", () => {
    const looked = meeting({ visitors: [3, 1], has_looked: true });
    expect(lines(game(3, round(1, looked)))).toEqual([
      "Bob with the dummy, at the Rialto.",
      "Bob looks at a black card of the dummy’s.",
    ]);
  });

  it("TS-70: tells of two before the fifth player", () => {
    const audience = meeting({ visitors: [0, 1, 4] });
    expect(lines(game(5, round(1, audience)))).toEqual(["Ada and Bob before Eve, at the Rialto."]);
  });

  it("TS-21: says when nobody met, and for whom the clock chose", () => {
    expect(lines(game(4, { ...round(1), late: [2] }))).toEqual([
      "No meeting.",
      "Time chose for Cleo.",
    ]);
  });

  it("TS-24: has the newest round first, and marks where all took back their places", () => {
    const pages = pagesOf(game(4, ...[1, 2, 3, 4, 5, 6].map((number) => round(number))), chairs);
    expect(pages.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(pages.filter(({ isNewSeries }) => isNewSeries).map(({ number }) => number)).toEqual([6]);
    expect(pages[0]!.isNow).toBe(true);
  });

  it("ends with the call", () => {
    expect(lines(lesson).at(-1)).toBe("Ada telephones!");
  });
});
