import { beforeEach, expect, test, vi } from "vitest";
import type { AnyGame, Verdict } from "../games/game.ts";
import { preparedChair } from "../games/preparedChair.ts";
import { go } from "../router.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import type { ChairView } from "../wire.gen.ts";
import type { LiveTable, Order } from "./live.svelte.ts";
import { Visit } from "./visit.svelte.ts";

vi.mock("../router.svelte.ts", () => ({ go: vi.fn() }));

let orders: Order[];
beforeEach(() => {
  orders = [];
  vi.mocked(go).mockClear();
});

const aContribution: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const free = { ...preparedChair(""), player: "", bot: null };

function visitWith(
  verdict: Verdict,
  next_table: string,
  seat: number | null = 0,
  chairs: readonly ChairView[] = [],
  isWatching = false,
): Visit {
  const live = {
    table: { next_table, chairs },
    isWatching,
    watch() {
      this.isWatching = true;
    },
    you: { player: "a", seat, can_undo: false },
    order: async (order: Order) => {
      orders.push(order);
      return verdict;
    },
  };
  return new Visit(live as unknown as LiveTable, {} as AnyGame);
}

test("who asks for a rematch goes to the new table at once", async () => {
  await visitWith({ ok: true }, "lune-prune-4242").rematch();
  expect(orders).toEqual([{ kind: "rematch" }]);
  expect(go).toHaveBeenCalledWith("/t/lune-prune-4242");
});

test("a refused rematch leaves everybody where they are", async () => {
  const refused = { ok: false, code: "not_over", sentence: "Play on." } as const;
  await visitWith(refused, "").rematch("chess");
  expect(orders).toEqual([{ kind: "rematch", game: "chess" }]);
  expect(go).not.toHaveBeenCalled();
});

test("a refusal is told to the person, unless the board sees to it", async () => {
  const refused = { ok: false, code: "paused", sentence: "Resume first." } as const;
  const visit = visitWith(refused, "");
  await visit.play({ kind: "draw" }, false);
  expect(toasts().some(({ text }) => text === refused.sentence)).toBe(false);
  await visit.play({ kind: "draw" });
  expect(toasts().at(-1)!.text).toBe(refused.sentence);
});

test("a seated page has its say in the deal", () => {
  visitWith({ ok: true }, "", 2).takePlace();
  expect(orders).toEqual([{ kind: "sit", seat: 2, contribution: aContribution }]);
});

test("whoever comes in sits down at once where a chair is free", () => {
  visitWith({ ok: true }, "", null, [free]).takePlace();
  expect(orders).toEqual([{ kind: "sit", contribution: aContribution }]);
});

test("whoever has come to watch, or finds no free chair, does not sit down", () => {
  visitWith({ ok: true }, "", null, [free], true).takePlace();
  visitWith({ ok: true }, "", null, []).takePlace();
  expect(orders).toEqual([]);
});

test("whoever stands up watches from then on", async () => {
  const visit = visitWith({ ok: true }, "", 1, [free]);
  await visit.stand();
  expect(visit.live.isWatching).toBe(true);
  expect(orders).toEqual([{ kind: "stand" }]);
});
