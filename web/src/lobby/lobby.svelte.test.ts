import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../messages/words.svelte.ts";
import { LobbyNews } from "./lobby.svelte.ts";

const NEWS = { games: [], tables: [] };
let answers: Record<string, unknown> = {};

/** Only the addresses in `answers` are answered. */
beforeEach(() =>
  vi.stubGlobal("fetch", async (path: string) => {
    if (path in answers) return Response.json(answers[path]);
    throw new TypeError("offline");
  }),
);
afterEach(() => vi.unstubAllGlobals());

test("nothing is known before the first answer, nor after a first call that failed", async () => {
  const news = new LobbyNews();
  expect([news.lobby, news.mine, news.problem]).toEqual([null, null, ""]);
  answers = {};
  await news.refresh();
  expect([news.lobby, news.mine]).toEqual([null, null]);
  expect(news.problem).toBe(words().problems.unreachable);
});

test("one call that fails does not keep the other one's news away", async () => {
  const news = new LobbyNews();
  answers = { "/api/lobby": NEWS };
  await news.refresh();
  expect([news.lobby, news.mine]).toEqual([NEWS, null]);
  expect(news.problem).not.toBe("");
});

test("what was known stays while nobody answers, and the trouble is forgotten when it is over", async () => {
  const news = new LobbyNews();
  answers = { "/api/lobby": NEWS, "/api/me/tables": { tables: [] } };
  await news.refresh();
  answers = {};
  await news.refresh();
  expect([news.lobby, news.mine]).toEqual([NEWS, []]);
  expect(news.problem).not.toBe("");
  answers = { "/api/lobby": NEWS, "/api/me/tables": { tables: [] } };
  await news.refresh();
  expect(news.problem).toBe("");
});
