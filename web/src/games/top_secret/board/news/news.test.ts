import { describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { preparedChair } from "../../../preparedChair.ts";
import { VIEWS } from "../../guide/script.ts";
import type { View } from "../../wire.gen.ts";
import { News, newsSince, type NewsListener } from "./news.ts";

speak("en");

const [laying, meeting] = VIEWS as [View, View, View, View];
const before = laying.rounds.at(-1)!;
const round = meeting.rounds.at(-1)!;
const chairs = ["Adele", "Natacha", "Charlie", "Gaston"].map(preparedChair);
const listener = (seat: number | null): NewsListener => ({
  seat,
  name: (visitor) => chairs[visitor]?.name ?? "the Ambassador",
});

describe("the news", () => {
  it("tells who went where, and who meets", () => {
    expect(newsSince(before, round, listener(null))).toBe(
      "Adele goes to the Rialto. The Ambassador is at San Marco. " +
        "Natacha and Adele meet at the Rialto.",
    );
  });

  it("tells whom one meets, and not where one has just gone oneself", () => {
    expect(newsSince(before, round, listener(0))).toBe(
      "The Ambassador is at San Marco. You meet Natacha at the Rialto.",
    );
  });

  it("tells how a round ended, even when the next has begun", () => {
    const news = new News();
    expect(news.of(laying, chairs, 0)).toBe("");
    const places = [null, null, null, null, null];
    const begun = { ...round, number: 2, places, meetings: [] };
    const next = { ...meeting, rounds: [...meeting.rounds, begun] };
    expect(news.of(next, chairs, 0)).toContain("You meet Natacha at the Rialto.");
  });

  it("tells nothing twice", () => {
    expect(newsSince(round, round, listener(0))).toBe("");
  });

  it("TS-41: tells who asked whom, save to these two", () => {
    const asked = { ...round, meetings: [{ ...round.meetings[0]!, asked: 2 }] };
    const told = [3, 1, 2].map((seat) => newsSince(round, asked, listener(seat)));
    expect(told).toEqual(["Natacha asks Charlie for a black card.", "", ""]);
  });
  it("TS-61: tells that somebody looked at a card of the dummy’s, save to that one", () => {
    const looked = { ...round, meetings: [{ ...round.meetings[0]!, has_looked: true }] };
    const told = [0, 1].map((seat) => newsSince(round, looked, listener(seat)));
    expect(told).toEqual(["Natacha looks at a black card of the dummy’s.", ""]);
    expect(newsSince(looked, looked, listener(0))).toBe("");
  });

  it("TS-63: asks the dummy in good French", () => {
    speak("fr");
    const asked = { ...round, meetings: [{ ...round.meetings[0]!, asked: 3 }] };
    const three = {
      ...listener(0),
      name: (visitor: number) => ["", "Natacha"][visitor] ?? "le figurant",
    };
    expect(newsSince(round, asked, three)).toBe("Natacha demande une carte noire au figurant.");
    speak("en");
  });
});
