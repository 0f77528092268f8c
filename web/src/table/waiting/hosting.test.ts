import { beforeEach, expect, test } from "vitest";
import type { Order } from "../live.svelte.ts";
import type { Visit } from "../visit.svelte.ts";
import { Hosting } from "./hosting.svelte.ts";

const FREE = { player: "", name: "", bot: null };
const chairs = [{ player: "a", name: "Adèle", bot: null }, FREE, { ...FREE, bot: "easy" }];

let orders: (Order | { kind: "sit"; seat: number })[];

function hosting(isHost: boolean, seat: number | null): Hosting {
  const visit = {
    isHost,
    you: { seat },
    table: { chairs },
    order: async (order: Order) => {
      orders.push(order);
      return { ok: true };
    },
    sit: async (seat: number) => void orders.push({ kind: "sit", seat }),
    rematch: async (game: string) => void orders.push({ kind: "rematch", game }),
  };
  return new Hosting(visit as unknown as Visit);
}

beforeEach(() => void (orders = []));

test("two chairs touched one after the other change places", () => {
  const host = hosting(true, 0);
  host.touch(0);
  expect(host.chosen).toBe(0);
  host.touch(1);
  expect(orders).toEqual([{ kind: "swap", seat: 0, other: 1 }]);
  expect(host.chosen).toBeNull();
});

test("a chair touched twice is let go", () => {
  const host = hosting(true, 0);
  host.touch(2);
  host.touch(2);
  expect(host.chosen).toBeNull();
  expect(orders).toEqual([]);
});

test("the host finds a bot for a free chair, and says how strong", async () => {
  const host = hosting(true, 0);
  host.touch(1);
  expect(host.botFor).toBe(1);
  await host.seatBots("hard");
  expect(orders).toEqual([{ kind: "seat_bot", seat: 1, level: "hard" }]);
  expect(host.botFor).toBeNull();
});

test("all free chairs can be filled at once", async () => {
  const host = hosting(true, 0);
  host.botFor = "all";
  await host.seatBots("easy");
  expect(orders).toEqual([{ kind: "fill_with_bots", level: "easy" }]);
});

test("a guest sits down where a chair is free, and so does a host who stands", () => {
  hosting(false, null).touch(1);
  hosting(true, null).touch(1);
  expect(orders).toEqual([
    { kind: "sit", seat: 1 },
    { kind: "sit", seat: 1 },
  ]);
});

test("another game is asked for as a rematch", async () => {
  await hosting(true, 0).changeGame("chess");
  expect(orders).toEqual([{ kind: "rematch", game: "chess" }]);
});
