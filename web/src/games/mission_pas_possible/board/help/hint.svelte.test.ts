import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { adviceInWords } from "./advice.ts";
import { Desk, type BoardProps } from "../desk.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import { Hint } from "./hint.svelte.ts";
import type { Action, Answer, View } from "../../wire.gen.ts";

/** The guide's own table gives no advice. */
const [ROLLED, HELD, , , DEFUSED] = STAGES.map(({ view }) => ({
  ...view,
  options: { ...view.options, has_hints: true },
})) as [View, View, View, View, View];
const [FIRST] = ROLLED.own!.placements;
const PLACE: Action = { kind: "place_die", ...FIRST! };

let view = $state.raw<View>(ROLLED);
let answer: Answer | null;
let desk: Desk;
let hint: Hint;
let stop: () => void;

const props = (): BoardProps => ({
  view,
  seat: 0,
  chairs: [],
  clock: { at_ms: 0, left_ms: null, isRunning: false },
  play: async () => ({ ok: true }),
  ask: async () => answer,
  isReplay: false,
});

const advised = (action: Action | null): Answer => ({ kind: "hint", action, shares: [] });
const said = () => adviceInWords(hint, desk);

beforeEach(() => {
  speak("en");
  [view, answer] = [ROLLED, advised(PLACE)];
  stop = $effect.root(() => {
    desk = new Desk(props);
    hint = new Hint(desk, props);
  });
});

afterEach(() => stop());

describe("the adviser’s word", () => {
  it("shows the die and its space", async () => {
    expect(said()).toBeNull();
    await hint.ask();
    expect(hint.die).toBe(FIRST!.die);
    expect(hint.spot).toMatchObject({ card: FIRST!.card, space: FIRST!.space });
    expect(said()).toMatch(/^Advice: the .*, on the space that shines\.$/);
  });

  it("stays while the others point and place, also if they did before it came", async () => {
    const asking = hint.ask();
    view = { ...ROLLED, news: { ...ROLLED.news, number: ROLLED.news.number + 1 } };
    await asking;
    expect(hint.die).toBe(FIRST!.die);
  });

  it("stays while its die is in your hand", async () => {
    answer = advised({ kind: "place_die", ...HELD.own!.placements[0]! });
    await hint.ask();
    view = HELD;
    expect(hint.die).toBe(HELD.own!.placements[0]!.die);
  });

  it("goes once it cannot be followed any more", async () => {
    await hint.ask();
    const elsewhere = { ...FIRST!, space: FIRST!.space + 1 };
    view = { ...ROLLED, own: { ...ROLLED.own!, placements: [elsewhere] } };
    expect(said()).toBeNull();
  });

  it("goes with the roll that it was about", async () => {
    answer = advised(null);
    await hint.ask();
    expect(said()).toBe("Advice: leave these dice to the others.");
    view = { ...ROLLED, turn: ROLLED.turn + 1 };
    expect(said()).toBeNull();
  });

  it("names the die to roll again, until it is rolled", async () => {
    const unused: View = {
      ...ROLLED,
      phase: "reroll",
      own: { ...ROLLED.own!, placements: [], can_reroll: true },
    };
    view = unused;
    const { die } = ROLLED.centre[0]!;
    answer = advised({ kind: "reroll", die: die.die });
    await hint.ask();
    expect(said()).toMatch(/^Advice: reroll the .* first\.$/);
    view = { ...unused, centre: unused.centre.slice(1) };
    expect(said()).toBeNull();
  });

  it("names the bomb to take", async () => {
    view = DEFUSED;
    const [card] = DEFUSED.own!.bombs;
    answer = advised({ kind: "take_bomb", card: card! });
    await hint.ask();
    expect(hint.bomb).toBe(card);
    view = { ...DEFUSED, own: { ...DEFUSED.own!, bombs: DEFUSED.own!.bombs.slice(1) } };
    expect(hint.bomb).toBeNull();
  });

  it("is that there is none, if nobody answers", async () => {
    answer = null;
    await hint.ask();
    expect(said()).toBe("No advice right now.");
  });
});
