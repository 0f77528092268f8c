import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import { helpFor } from "../tray/help.ts";
import { restingTurn, shapeNamed } from "../pieces.ts";
import { prepared } from "../prepared.ts";
import type { Verdict } from "../../../game.ts";
import type { HandView, View } from "../../wire.gen.ts";

const { view: before, choices } = STAGES[1]!;
const place = choices.find((choice) => choice.kind === "placement")!;
const spent = before.hands[1]!.pieces.find(({ laid }) => laid !== null)!;

/** A hand that has placed everything (TI-36). */
const emptied = (hand: HandView): HandView => ({
  ...hand,
  pieces: hand.pieces.map(({ shape }) => ({ shape, laid: spent.laid })),
  stone: { piece: 0, number: 1, points: 9 },
});

let desk: Desk;
let leave: () => void;

function sitDown(view: View, isReplay = false): void {
  leave = $effect.root(() => {
    desk = new Desk(() => prepared(view, isReplay));
  });
}

beforeEach(() => speak("en"));
afterEach(() => leave());

describe("a piece in the tray", () => {
  const house = shapeNamed(before, "house");

  beforeEach(() => {
    sitDown(before);
    desk.pick("house");
  });

  it("is seen as it is turned in the hand", () => {
    desk.turn(1);
    expect(desk.turnInTray(house)).toBe(restingTurn(house) + 1);
    expect(desk.turnInTray(shapeNamed(before, "rhombus"))).toBe(0);
  });

  it("lies as before once it has a place, so that the tray keeps its size", () => {
    desk.choose({ ...place, turn: 1 });
    expect(desk.turnInHand(house)).toBe(1);
    expect(desk.turnInTray(house)).toBe(restingTurn(house));
  });
});

describe("a move", () => {
  const next = (before.last?.number ?? 0) + 1;

  async function lays(verdict: Verdict): Promise<void> {
    leave = $effect.root(() => {
      desk = new Desk(() => ({ ...prepared(before), play: () => Promise.resolve(verdict) }));
    });
    desk.pick("house");
    desk.choose(place);
    await desk.lay();
  }

  it("is heard when it is made, and not once more when it has arrived", async () => {
    await lays({ ok: true });
    expect(desk.heard).toBe(next);
  });

  it("was not heard if it is refused: somebody else's may come instead", async () => {
    await lays({ ok: false, code: "not_touching", sentence: "" });
    expect(desk.heard).toBe(0);
  });
});

describe("while others play", () => {
  const theirs = { ...before, to_move: 1 };
  const hint = () => helpFor(desk, [], false).more;

  it("pieces can be tried", () => {
    sitDown(theirs);
    expect(desk.canPick).toBe(true);
    expect(hint()).toBe("You can already try your pieces.");
  });

  it("there is nothing to try once all is placed", () => {
    sitDown({ ...theirs, hands: [emptied(theirs.hands[0]!), ...theirs.hands.slice(1)] });
    expect(desk.canPick).toBe(false);
    expect(hint()).toBe("All is placed");
  });

  it("nothing is tried in a replay", () => {
    sitDown(theirs, true);
    expect(desk.canPick).toBe(false);
    expect(hint()).toBe("");
  });
});
