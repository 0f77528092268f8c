import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { announcement } from "../../../../ui/announcer.svelte.ts";
import { Desk } from "./desk.svelte.ts";
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

beforeEach(() => {
  speak("en");
  game = new PreparedGame();
  desk = new Desk(() => game.props);
});

const spots = [-1, 0, 1, 2].map((x) => ({ x, y: 0 }));

describe("picking a card up", () => {
  it("holds a new card over the best frame so far", () => {
    game.lays(laid(0));
    game.has({ spots, tally: { ...tally, frame: { x: 1, y: 0 } } });
    desk.pick(1);
    expect(desk.held).toEqual(laid(1, 1, 0));
  });

  it("holds the first card in the middle", () => {
    desk.pick(2);
    expect(desk.held).toEqual(laid(2));
  });

  it("holds a laid card where it lies, and shows the rest of the stack", () => {
    game.lays(laid(0), laid(1, 1, 0, 3));
    desk.pick(1);
    expect(desk.held).toEqual(laid(1, 1, 0, 3));
    expect(desk.lying).toEqual([laid(0)]);
  });

  it("CR-49: leaves cards of former turns alone, and says so", () => {
    game.lays(laid(0));
    game.has({ drawn: 1 });
    desk.pick(0);
    expect(desk.held).toBeNull();
    expect(desk.notice).toContain("fixed");
  });

  it("does nothing in a replay", () => {
    game.isReplay = true;
    desk.pick(0);
    expect(desk.held).toBeNull();
  });
});

describe("moving the held card", () => {
  beforeEach(() => {
    game.lays(laid(0));
    game.has({ spots });
    desk.pick(1);
  });

  it("CR-15: goes to the nearest place where it may lie", () => {
    desk.moveTo(9, 9);
    expect(desk.held).toMatchObject({ x: 2, y: 0 });
  });

  it("shifts by one cell, or tells why it cannot", () => {
    desk.shift(1, 0);
    expect(desk.held).toMatchObject({ x: 1, y: 0 });
    desk.shift(0, 1);
    expect(desk.held).toMatchObject({ x: 1, y: 0 });
    expect(desk.notice).toBe("Nothing would hold it there.");
    expect(announcement()).toBe(desk.notice);
  });

  it("CR-13: turns and flips, and says where the symbols are then", () => {
    desk.orient(TURN);
    desk.orient(FLIP);
    expect(desk.held!.orientation).toBe(7);
    expect(desk.heldInWords()).toContain("square row 1 column 1");
    desk.moveTo(1, 0);
    expect(desk.heldInWords()).toBe("card 2, column 2, row 1");
  });
});

describe("laying a card", () => {
  it("shows it at once, and keeps it when the server agrees", async () => {
    desk.pick(0);
    void desk.lay();
    expect(desk.laid).toEqual([laid(0)]);
    expect(game.sent[0]!.action).toEqual({ kind: "lay_card", card: 0, x: 0, y: 0, orientation: 0 });
    game.lays(laid(0));
    await game.sent[0]!.answer(DONE);
    expect(desk.laid).toEqual([laid(0)]);
    expect(announcement()).toBe("Card 1 laid.");
  });

  it("puts it back with the server's sentence when it is refused", async () => {
    desk.pick(0);
    void desk.lay();
    await game.sent[0]!.answer(refusal("Not now."));
    expect(desk.laid).toEqual([]);
    expect(desk.notice).toBe("Not now.");
  });

  it("sends nothing when a laid card is put down where it was", async () => {
    game.lays(laid(0));
    desk.pick(0);
    await desk.lay();
    expect(game.sent).toEqual([]);
    expect(desk.held).toBeNull();
  });

  it("shows several moves that are still under way, in their order", async () => {
    game.has({ spots });
    desk.pick(0);
    void desk.lay();
    desk.pick(1);
    desk.moveTo(1, 0);
    void desk.lay();
    expect(desk.laid).toEqual([laid(0), laid(1, 1, 0)]);
    await game.sent[0]!.answer(refusal("No."));
    expect(desk.laid).toEqual([laid(1, 1, 0)]);
  });
});

describe("taking cards off, turning all", () => {
  it("CR-16: takes a laid card off at once", async () => {
    game.lays(laid(0), laid(1));
    desk.pick(1);
    void desk.takeOff();
    expect(game.sent[0]!.action).toEqual({ kind: "take_card", card: 1 });
    expect(desk.laid).toEqual([laid(0)]);
  });

  it("only puts back a card that was never laid", async () => {
    desk.pick(1);
    await desk.takeOff();
    expect(game.sent).toEqual([]);
    expect(desk.held).toBeNull();
  });

  it("CR-19: turns the whole stack when nothing is held", () => {
    game.lays(laid(0), laid(1, 1, 0));
    game.has({ can_turn_stack: true });
    desk.orient(TURN);
    expect(game.sent[0]!.action).toEqual({ kind: "turn_stack", orientation: TURN });
    expect(desk.laid).toEqual([laid(0, 0, 0, 1), laid(1, 0, 1, 1)]);
  });

  it("CR-50: cannot turn a stack with fixed cards in it", () => {
    game.lays(laid(0), laid(1));
    game.has({ drawn: 1 });
    desk.orient(TURN);
    expect(game.sent).toEqual([]);
  });
});

const tally = {
  frame: { x: 0, y: 0 },
  right: [],
  rows_out: [],
  columns_out: [],
  bonus: 0,
  missed: 0,
  net: 0,
};
