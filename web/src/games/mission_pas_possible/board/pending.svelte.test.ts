import { beforeEach, describe, expect, it } from "vitest";
import type { Verdict } from "../../game.ts";
import { STAGES } from "../guide/script.ts";
import { Pending } from "./pending.svelte.ts";
import type { View } from "../wire.gen.ts";

const ROLLED = STAGES[0]!.view;
const TAKE = { kind: "take_die", die: 5 } as const;

/** A line to a server that answers when the test says so. */
class Line {
  view = $state.raw<View>(ROLLED);
  seat: number | null = 0;
  answers: ((verdict: Verdict) => void)[] = [];
  readonly play = (): Promise<Verdict> => new Promise((resolve) => this.answers.push(resolve));
}

let line: Line;
let pending: Pending;

beforeEach(() => {
  line = new Line();
  pending = new Pending(() => line);
});

const holder = () => pending.view.centre.find(({ die }) => die.die === 5)?.held_by;

describe("moves that are on their way", () => {
  it("are seen before the server has spoken", () => {
    void pending.send(TAKE);
    expect(holder()).toBe(0);
  });

  it("are gone when they are refused", async () => {
    const sent = pending.send(TAKE);
    line.answers[0]!({ ok: false, code: "somebody_was_faster", sentence: "Gaston was faster." });
    expect((await sent).ok).toBe(false);
    expect(holder()).toBeNull();
  });

  it("give way to the view that came with the verdict", async () => {
    const sent = pending.send(TAKE);
    line.view = STAGES[1]!.view;
    line.answers[0]!({ ok: true });
    await sent;
    expect(pending.view).toBe(STAGES[1]!.view);
  });

  it("lie over whatever the others do meanwhile", () => {
    void pending.send(TAKE);
    line.view = { ...ROLLED, centre: ROLLED.centre.filter(({ die }) => die.die !== 15) };
    expect(holder()).toBe(0);
    expect(pending.view.centre).toHaveLength(2);
  });

  it("vanish at once when somebody else has the die", () => {
    void pending.send(TAKE);
    line.view = {
      ...ROLLED,
      centre: ROLLED.centre.map((rolled) => ({ ...rolled, held_by: 1 })),
    };
    expect(holder()).toBe(1);
  });

  it("follow each other: a die is taken and placed in one breath", () => {
    void pending.send(TAKE);
    void pending.send({ kind: "place_die", die: 5, card: 2, space: 2 });
    expect(pending.view.seats[0]!.bombs[1]!.dice[2]?.die).toBe(5);
  });

  it("are none for somebody who watches", () => {
    line.seat = null;
    expect(pending.view).toBe(ROLLED);
  });
});
