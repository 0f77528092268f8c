import { expect, test } from "vitest";
import type { Verdict } from "../../../game.ts";
import type { Draw, TakeBackStroke } from "../../wire.gen.ts";
import { inkAfter } from "./difference.ts";
import { Sender } from "./sender.ts";
import type { Ink } from "./stroke.ts";

const dot = (n: number) => [n, n, 128, n];
const line = (points: number) => Array.from({ length: points }, (_, at) => dot(at)).flat();

/** A server that answers when it is told to. */
class FakeServer {
  ink: Ink = [];
  own: Ink = [];
  readonly page = 0;
  #waiting: { piece: Draw | TakeBackStroke; settle: (verdict: Verdict) => void }[] = [];

  readonly theirs = () => this.ink;
  readonly send = (piece: Draw | TakeBackStroke): Promise<Verdict> =>
    new Promise((settle) => this.#waiting.push({ piece, settle }));

  get waiting(): number {
    return this.#waiting.length;
  }

  async accept(): Promise<void> {
    const { piece, settle } = this.#waiting.shift()!;
    this.ink = inkAfter(this.ink, piece);
    settle({ ok: true });
    await Promise.resolve();
  }

  async refuse(): Promise<void> {
    this.#waiting.shift()!.settle({ ok: false, code: "paused", sentence: "" });
    await Promise.resolve();
  }

  async acceptAll(): Promise<void> {
    while (this.waiting > 0) await this.accept();
  }
}

function begun(own: Ink): { server: FakeServer; sender: Sender } {
  const server = new FakeServer();
  const sender = new Sender({ ...server, own: () => server.own });
  server.own = own;
  return { server, sender };
}

test("ink that grows reaches the server, each point once", async () => {
  const { server, sender } = begun([line(3)]);
  sender.flush();
  server.own = [line(7)];
  sender.flush();
  expect(server.waiting).toBe(2);
  await server.acceptAll();
  server.own = [line(7), dot(50)];
  sender.flush();
  await server.acceptAll();
  expect(server.ink).toEqual([line(7), dot(50)]);
  expect(sender.isIdle).toBe(true);
});

test("while nobody answers, few pieces wait and nothing is lost", async () => {
  const { server, sender } = begun([]);
  for (let points = 1; points <= 40; points++) {
    server.own = [line(points)];
    sender.flush();
  }
  expect(server.waiting).toBe(4);
  await server.acceptAll();
  expect(server.ink).toEqual([line(40)]);
});

test("what was refused goes again from where the server's ink ends", async () => {
  const { server, sender } = begun([line(3)]);
  sender.flush();
  server.own = [line(6)];
  sender.flush();
  await server.refuse();
  await server.refuse();
  expect(server.waiting).toBe(0);
  sender.flush();
  await server.acceptAll();
  expect(server.ink).toEqual([line(6)]);
});

test("a page that was loaded again goes on from what the server has", async () => {
  const server = new FakeServer();
  server.ink = [dot(1), dot(2)];
  server.own = [dot(1), dot(2), dot(3)];
  new Sender({ ...server, own: () => server.own, theirs: () => server.ink }).flush();
  expect(server.waiting).toBe(1);
});

test("a stroke that is taken back is taken back there as well", async () => {
  const { server, sender } = begun([dot(1), line(9)]);
  sender.flush();
  server.own = [dot(1)];
  sender.flush();
  await server.acceptAll();
  expect(server.ink).toEqual([dot(1)]);
});

test("a page that is gone asks and sends nothing more, whatever comes of its last piece", async () => {
  const { server, sender } = begun([line(3)]);
  sender.flush();
  server.own = [line(7)];
  sender.close();
  await server.accept();
  expect(server.waiting).toBe(0);
  expect(server.ink).toEqual([line(3)]);
});
