import { afterEach, expect, test, vi } from "vitest";
import { ApiError, lobby, openTable, replay } from "./api.ts";
import { key } from "./identity.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

function serverSays(body: unknown, status = 200) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("every call says who asks and in which language, never in the address", async () => {
  const fetch = serverSays({ games: [], tables: [] });
  await lobby();
  const [path, init] = fetch.mock.calls[0]!;
  expect(path).toBe("/api/lobby");
  expect(init.headers).toMatchObject({ Authorization: `Bearer ${key()}` });
  expect(init.headers).toHaveProperty("Accept-Language");
});

test("a new table carries the person and bytes for the deal", async () => {
  const fetch = serverSays({ table: "lune-prune-42" });
  const link = await openTable("chess", { name: "Adèle", colour: "blue" });
  expect(link.table).toBe("lune-prune-42");
  const [path, init] = fetch.mock.calls[0]!;
  expect(path).toBe("/api/tables");
  const body = JSON.parse(init.body as string);
  expect(body).toMatchObject({ game: "chess", name: "Adèle", colour: "blue" });
  expect(body.contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(body.options).toEqual({});
});

test("a replay is asked for from a seat, or from beside the table", async () => {
  const fetch = serverSays({});
  await replay("lune-prune-42", 2);
  await replay("lune-prune-42", null);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    "/api/tables/lune-prune-42/replay?seat=2",
    "/api/tables/lune-prune-42/replay",
  ]);
});

test("a refusal keeps its code and its sentence", async () => {
  serverSays({ code: "no_puzzle", sentence: "Open a table instead." }, 404);
  await expect(lobby()).rejects.toMatchObject({
    code: "no_puzzle",
    message: "Open a table instead.",
  });
});

test("an answer that cannot be read, or none at all, still has a sentence", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(lobby()).rejects.toMatchObject({ code: "unreadable" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const error = await lobby().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).message).not.toBe("");
});
