import { beforeEach, describe, expect, it } from "vitest";
import { viewAt } from "../../guide/script.ts";
import { DONE, PreparedGame, refusal } from "../prepared.svelte.ts";
import { Framing } from "./framing.svelte.ts";

let game: PreparedGame;
let framing: Framing;

beforeEach(() => {
  game = new PreparedGame();
  game.view = viewAt(4, "frame");
  game.has({ frames: [0, 1].map((x) => ({ x, y: 0 })) });
  framing = new Framing(() => game.props);
});

describe("placing the frame", () => {
  it("CR-25: begins where the server proposes", () => {
    expect(framing.spot).toEqual({ x: 0, y: 0 });
  });

  it("moves at once to the nearest place where it may be", () => {
    void framing.moveTo(5, 5);
    expect(framing.spot).toEqual({ x: 1, y: 0 });
    expect(game.sent[0]!.action).toEqual({ kind: "place_frame", x: 1, y: 0 });
  });

  it("goes back with the server's sentence when it is refused", async () => {
    void framing.moveTo(1, 0);
    await game.sent[0]!.answer(refusal("Too late."));
    expect(framing.spot).toEqual({ x: 0, y: 0 });
    expect(framing.notice).toBe("Too late.");
  });

  it("CR-63: finds back to the proposed place, by key as well", () => {
    expect(framing.isMoved).toBe(false);
    void framing.moveTo(1, 0);
    expect(framing.isMoved).toBe(true);
    framing.press(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(framing.spot).toEqual({ x: 0, y: 0 });
    expect(game.sent[1]!.action).toEqual({ kind: "place_frame", x: 0, y: 0 });
  });

  it("sends nothing for where it already is", async () => {
    await framing.moveTo(0, 0);
    expect(game.sent).toEqual([]);
  });

  it("stays when it has been left there", async () => {
    void framing.keep();
    expect(game.sent[0]!.action).toEqual({ kind: "continue" });
    game.has({ frames: [] });
    await game.sent[0]!.answer(DONE);
    expect(framing.canMove).toBe(false);
  });
});
