import { beforeEach, expect, test } from "vitest";
import type { AnyGame, Verdict } from "../games/game.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import type { LiveTable, Order } from "./live.svelte.ts";
import { Room } from "./room.svelte.ts";

const chairs = [
  { player: "a", name: "Adèle", bot: null },
  { player: "g", name: "Gaston", bot: null },
];

let sent: Order[];
let verdict: Verdict;

function room(player: string, seat: number | null): Room {
  const live = {
    table: { host: "a", chairs },
    you: { player, seat, can_undo: false },
    order: async (order: Order) => {
      sent.push(order);
      return verdict;
    },
  };
  return new Room(live as unknown as LiveTable, {} as AnyGame);
}

beforeEach(() => {
  sent = [];
  verdict = { ok: true };
});

test("the host is who invites; others are told by name", () => {
  expect(room("a", 0).isHost).toBe(true);
  expect(room("g", 1).isHost).toBe(false);
  expect(room("g", 1).hostName).toBe("Adèle");
});

test("somebody who watches has no chair", () => {
  expect(room("z", null).chair).toBeNull();
  expect(room("g", 1).chair).toBe(chairs[1]);
});

test("to sit brings bytes for the deal", async () => {
  await room("z", null).sit(1);
  expect(sent[0]).toMatchObject({ kind: "sit", seat: 1 });
  expect((sent[0] as { contribution: string }).contribution).toMatch(/^[0-9a-f]{32}$/);
});

test("a refusal is told in words, and handed on", async () => {
  verdict = { ok: false, code: "host_only", sentence: "Ask the host." };
  expect(await room("g", 1).play({ kind: "lay_card" })).toEqual(verdict);
  expect(toasts().map(({ text }) => text)).toContain("Ask the host.");
});
