import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { groupSpots, groupTurned, layingOrder } from "./group.ts";
import { FLIP, TURN } from "../cards/orientation.ts";
import { DONE, PreparedGame, refusal } from "../prepared.svelte.ts";
import type { LaidCard } from "../../wire.gen.ts";

const FACES = ["048", "046", "107", "861"];
const laid = (card: number, x = 0, y = 0, orientation = 0): LaidCard => ({
  card,
  face: FACES[card]!,
  x,
  y,
  orientation,
});

let game: PreparedGame;
let desk: Desk;

/** Lays a card in the trial, so many cells off where it hangs first. */
function tried(card: number, dx = 0): void {
  desk.openTrial(true);
  desk.pick(card);
  if (dx) desk.shift(dx, 0);
  void desk.lay();
}

beforeEach(() => {
  speak("en");
  localStorage.clear();
  game = new PreparedGame();
  game.has({ hand: FACES, lies: [0, 0, 0, 0] });
  desk = new Desk(() => game.props);
});

describe("the trial", () => {
  it("holds cards without a word to the server", () => {
    tried(1);
    tried(2, 1);
    expect(desk.laid).toEqual([laid(1), laid(2, 1)]);
    expect(desk.counting).toEqual([]);
    expect(game.sent).toEqual([]);
  });

  it("gives up a card that is laid where it counts", async () => {
    tried(1);
    desk.openTrial(false);
    desk.pick(1);
    void desk.lay();
    await game.sent[0]!.answer(DONE);
    game.lays(laid(1));
    expect(desk.trial.cards).toEqual([]);
    game.lays();
    expect(desk.trial.cards).toEqual([]);
  });

  it("is left when a card is picked that counts", () => {
    game.lays(laid(0));
    tried(1);
    desk.pick(0);
    expect(desk.trial.isOpen).toBe(false);
    expect(desk.held).toEqual(laid(0));
  });

  it("is turned by itself, and emptied", () => {
    tried(1);
    desk.orient(TURN);
    expect(desk.laid).toEqual([laid(1, 0, 0, 1)]);
    desk.trial.clear();
    expect([desk.laid, game.sent]).toEqual([[], []]);
  });

  it("is not offered where each card comes alone", () => {
    game.has({ drawn: 0 });
    desk.openTrial(true);
    expect([desk.canTry, desk.trial.isOpen]).toEqual([false, false]);
  });

  it("survives a reload, within its round", () => {
    const props = { ...game.props, table: "a-table", view: game.view };
    const first = new Desk(() => props);
    first.trial.lay(laid(2, 1, 1, 4));
    expect(new Desk(() => props).trial.cards).toEqual([laid(2, 1, 1, 4)]);
    const later = { ...props, view: { ...game.view, round: game.view.round + 1 } };
    expect(new Desk(() => later).trial.cards).toEqual([]);
    localStorage.setItem("tablee.draft-a-table", "no stack at all");
    expect(() => new Desk(() => props)).not.toThrow();
  });
});

describe("lifting the trial", () => {
  beforeEach(() => {
    game.lays(laid(0));
    tried(1);
    tried(2, 1);
    desk.liftTrial();
  });

  it("moves, turns and flips all its cards together over the stack", () => {
    expect(desk.trial.isOpen).toBe(false);
    desk.moveTo(1, 1);
    expect(desk.group).toEqual([laid(1, 1, 1), laid(2, 2, 1)]);
    desk.orient(TURN);
    expect(desk.group).toEqual([laid(1, 1, 1, 1), laid(2, 1, 2, 1)]);
    desk.orient(FLIP);
    expect(desk.held).toEqual(desk.group[0]);
  });

  it("lays them one after the other, and keeps what is refused", async () => {
    desk.moveTo(1, 0);
    void desk.lay();
    expect(game.sent.map(({ action }) => action)).toEqual([
      { kind: "lay_card", card: 1, x: 1, y: 0, orientation: 0 },
      { kind: "lay_card", card: 2, x: 2, y: 0, orientation: 0 },
    ]);
    await game.sent[0]!.answer(DONE);
    await game.sent[1]!.answer(refusal("Too late."));
    expect(desk.trial.cards.map(({ card }) => card)).toEqual([2]);
    expect(desk.notice).toBe("Too late.");
  });

  it("goes back to the trial", () => {
    desk.putBack();
    expect([desk.trial.isOpen, desk.group, desk.held]).toEqual([true, [], null]);
    expect(desk.trial.cards).toHaveLength(2);
  });
});

describe("a group", () => {
  it("hangs over a place where one of its cards touches the stack", () => {
    const spots = groupSpots([laid(1), laid(2, 2)], [laid(0)]);
    expect(spots).toContainEqual({ x: -4, y: 0 });
    expect(spots).not.toContainEqual({ x: -5, y: 0 });
    expect(groupSpots([laid(1), laid(2, 2)], [])).toEqual([{ x: 0, y: 0 }]);
  });

  it("is laid so that each card touches what lies", () => {
    const far = [laid(1, 4), laid(2, 2)];
    expect(layingOrder(far, [laid(0)])?.map(({ card }) => card)).toEqual([2, 1]);
    expect(layingOrder([laid(1, 6)], [laid(0)])).toBeNull();
  });

  it("turns about its first card", () => {
    expect(groupTurned([laid(1, 3, 3), laid(2, 4, 3)], TURN)).toEqual([
      laid(1, 3, 3, 1),
      laid(2, 3, 4, 1),
    ]);
  });
});

describe("the order of the hand", () => {
  it("is the player's own", () => {
    desk.order.move(3, 0);
    expect(desk.order.cards).toEqual([3, 0, 1, 2]);
    expect([desk.numberOf(3), desk.numberOf(0)]).toEqual([1, 2]);
    expect(desk.order.at(0)).toBe(3);
  });

  it("puts like to like, and back as dealt", () => {
    desk.order.sort();
    const sorted = desk.order.cards;
    expect(sorted).not.toEqual([0, 1, 2, 3]);
    expect(sorted.toSorted()).toEqual([0, 1, 2, 3]);
    desk.order.sort();
    expect(desk.order.cards).toEqual([0, 1, 2, 3]);
  });

  it("survives a reload, within its round", () => {
    const props = { ...game.props, table: "a-table", view: game.view };
    new Desk(() => props).order.move(2, 0);
    expect(new Desk(() => props).order.cards[0]).toBe(2);
    const later = { ...props, view: { ...game.view, round: game.view.round + 1 } };
    expect(new Desk(() => later).order.cards[0]).toBe(0);
  });
});
