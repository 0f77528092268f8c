import { beforeEach, describe, expect, it } from "vitest";
import { Optimistic } from "./optimistic.svelte.ts";

interface Laid {
  readonly card: string;
}

/** A server that has said something, and speaks again when the test wants it. */
class Server {
  said = $state.raw<readonly string[]>(["a"]);
}

let server: Server;
let cards: Optimistic<readonly string[], Laid>;

beforeEach(() => {
  server = new Server();
  cards = new Optimistic<readonly string[], Laid>(
    () => server.said,
    (shown, { card }) => (shown.includes(card) ? shown : [...shown, card]),
  );
});

describe("changes that are on their way", () => {
  it("are seen before the server has spoken, one upon the other", () => {
    void cards.until(new Promise(() => {}), { card: "b" });
    void cards.until(new Promise(() => {}), { card: "c" });
    expect(cards.shown).toEqual(["a", "b", "c"]);
  });

  it("are gone when they are refused, and the sender is told", async () => {
    const verdict = { ok: false };
    expect(await cards.until(Promise.resolve(verdict), { card: "b" })).toBe(verdict);
    expect(cards.shown).toEqual(["a"]);
  });

  it("are gone when nobody will ever answer", async () => {
    await expect(cards.until(Promise.reject(new Error("cut")), { card: "b" })).rejects.toThrow();
    expect(cards.shown).toEqual(["a"]);
  });

  it("give way to what the server says with its verdict", async () => {
    const sent = cards.until(Promise.resolve({ ok: true }), { card: "b" });
    server.said = ["x"];
    await sent;
    expect(cards.shown).toEqual(["x"]);
  });

  it("lie over whatever is said meanwhile", () => {
    void cards.until(new Promise(() => {}), { card: "b" });
    server.said = ["x", "y"];
    expect(cards.shown).toEqual(["x", "y", "b"]);
  });

  it("leave the others in place when one is settled", async () => {
    const [first, second] = [{ card: "b" }, { card: "b" }];
    void cards.until(new Promise(() => {}), first);
    await cards.until(Promise.resolve(), second);
    expect(cards.shown).toEqual(["a", "b"]);
  });
});
