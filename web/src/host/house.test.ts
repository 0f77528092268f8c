import { afterEach, expect, test, vi } from "vitest";
import type { HostReport } from "../wire.gen.ts";
import { House, keyOfTheHouse, rates } from "./house.svelte.ts";

const REPORT = { now_ms: 1000, commands: { accepted: 10, too_fast: 2 } } as unknown as HostReport;

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const answering = (status: number, body: unknown) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }));

test("the key leaves the address and stays in this tab", () => {
  history.replaceState(null, "", "/host#secret%2Fkey");
  expect(keyOfTheHouse()).toBe("secret/key");
  expect(location.href).not.toContain("secret");
  expect(keyOfTheHouse()).toBe("secret/key");
});

test("rates are what came between two reports", () => {
  const later = { now_ms: 3000, commands: { accepted: 30, too_fast: 3, host_only: 1 } };
  expect(rates(REPORT, later as unknown as HostReport)).toEqual({ accepted: 10, refused: 1 });
  expect(rates(null, REPORT)).toEqual({ accepted: 0, refused: 0 });
});

test("a server that began anew has no rates below nothing", () => {
  const later = { now_ms: 3000, commands: {} };
  expect(rates(REPORT, later as unknown as HostReport)).toEqual({ accepted: 0, refused: 0 });
});

test("a wrong key is asked for again", async () => {
  vi.stubGlobal("fetch", answering(401, { code: "host_key_only", sentence: "Not you." }));
  const house = new House();
  house.enter("wrong");
  await vi.waitFor(() => expect(house.problem).toBe("Not you."));
  expect(house.key).toBe("");
  expect(sessionStorage.length).toBe(0);
});

test("an order is sent with the key, and the report comes anew", async () => {
  const fetched = answering(200, REPORT);
  vi.stubGlobal("fetch", fetched);
  const house = new House();
  house.enter("right");
  await vi.waitFor(() => expect(house.report).toEqual(REPORT));
  await house.order({ kind: "notice", text: "Hello" });
  const [path, request] = fetched.mock.calls[1] as unknown as [string, RequestInit];
  expect(path).toBe("/api/host");
  expect(request.body).toBe('{"kind":"notice","text":"Hello"}');
  expect((request.headers as Record<string, string>).Authorization).toBe("Bearer right");
  expect(fetched).toHaveBeenCalledTimes(3);
});
