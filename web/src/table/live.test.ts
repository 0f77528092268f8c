import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reacted } from "../wire.gen.ts";
import { FakeSocket } from "./fakeSocket.ts";
import { LiveTable, socketAddress } from "./live.svelte.ts";

const clock = { at_ms: 0, left_ms: null, is_running: false };
const welcome = {
  kind: "welcome",
  you: { player: "p1", seat: 0, can_undo: false },
  table: { table: "lune-prune-42", status: "waiting", chairs: [{ name: "Adèle" }, { name: "" }] },
  view: null,
  clock,
  lines: [{ n: 1, event: "seated", name: "Adèle" }],
};

let live: LiveTable;
let reactions: Reacted[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  reactions = [];
  const adele = { name: "Adèle", colour: "blue" } as const;
  live = new LiveTable(
    "lune-prune-42",
    () => adele,
    (reacted) => reactions.push(reacted),
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function enter(status = "waiting"): FakeSocket {
  const socket = FakeSocket.last();
  socket.open();
  socket.says({ ...welcome, table: { ...welcome.table, status } });
  return socket;
}

function comeBackAfterCut(): FakeSocket {
  FakeSocket.last().cut();
  vi.runOnlyPendingTimers();
  return enter();
}

test("the socket of a table has no secret in its address", () => {
  expect(socketAddress("lune-prune-42")).toMatch(
    /^ws:\/\/[^?#]*\/api\/tables\/lune-prune-42\/socket$/,
  );
});

test("the first message says who is there", () => {
  const [hello] = enter().commands;
  expect(hello).toMatchObject({ kind: "hello", name: "Adèle", colour: "blue" });
  expect(hello!["key"]).toMatch(/^[\w-]{43}$/);
});

test("a welcome is everything", () => {
  enter();
  expect(live.you).toEqual(welcome.you);
  expect(live.table).toEqual(welcome.table);
  expect(live.lines).toEqual(welcome.lines);
  expect(live.link).toBe("open");
});

test("an update changes what it names and keeps the rest", () => {
  const socket = enter();
  const before = live.table!.chairs[0];
  socket.says({
    kind: "update",
    clock: { ...clock, at_ms: 70 },
    table: { chairs: [1, { name: "Gaston" }] },
    view: [{ round: 1 }],
    lines: [{ n: 4, event: "seated", name: "Gaston" }],
  });
  expect(live.table!.chairs[1]!.name).toBe("Gaston");
  expect(live.table!.chairs[0]).toBe(before);
  expect(live.view).toEqual({ round: 1 });
  expect(live.lines.map((line) => line.n)).toEqual([1, 4]);
  expect(live.clock.at_ms).toBe(70);
});

test("an update without a clock leaves it running", () => {
  const socket = enter();
  socket.says({ kind: "update", clock: { ...clock, at_ms: 70 } });
  socket.says({ kind: "update", view: [{ round: 2 }] });
  expect(live.clock.at_ms).toBe(70);
});

test("an order is settled when the server has accepted it", async () => {
  const socket = enter();
  const verdict = live.order({ kind: "start" });
  const { id, kind } = socket.commands.at(-1)!;
  expect(kind).toBe("start");
  socket.says({ kind: "update", clock, accepted: [id] });
  expect(await verdict).toEqual({ ok: true });
});

test("a refused order says why", async () => {
  const socket = enter();
  const verdict = live.order({ kind: "start" });
  const { id } = socket.commands.at(-1)!;
  socket.says({ kind: "refused", id, code: "host_only", sentence: "Ask the host." });
  expect(await verdict).toEqual({ ok: false, code: "host_only", sentence: "Ask the host." });
  expect(live.problem).toBeNull();
});

test("an order given before a cut goes again under the same id, once", async () => {
  const first = enter();
  const verdict = live.order({ kind: "pause", wishes: true });
  const sent = first.commands.at(-1)!;
  const second = comeBackAfterCut();
  expect(second.commands.map(({ kind }) => kind)).toEqual(["hello", "pause"]);
  expect(second.commands[1]).toEqual(sent);
  second.says({ kind: "update", clock, accepted: [sent["id"]] });
  expect(await verdict).toEqual({ ok: true });
  expect(comeBackAfterCut().commands.map(({ kind }) => kind)).toEqual(["hello"]);
});

test("a move from before a cut waits until the pause that the cut has made is over", () => {
  enter("playing").cut();
  void live.order({ kind: "act", action: { kind: "pass" } });
  void live.order({ kind: "say", text: "me voilà" });
  vi.runOnlyPendingTimers();
  const socket = enter("paused");
  expect(socket.commands.map((command) => command["kind"])).toEqual(["hello", "say"]);
  socket.says({ kind: "update", table: { is_resuming: true } });
  socket.says({ kind: "update", table: { status: "playing" } });
  expect(socket.commands.map((command) => command["kind"])).toEqual(["hello", "say", "act"]);
  socket.says({ kind: "update", view: [{ round: 2 }] });
  expect(socket.commands).toHaveLength(3);
});

test("an order given during a cut waits for the welcome", () => {
  enter().cut();
  void live.order({ kind: "undo" });
  vi.runOnlyPendingTimers();
  const socket = FakeSocket.last();
  socket.open();
  expect(socket.commands.map(({ kind }) => kind)).toEqual(["hello"]);
  socket.says(welcome);
  expect(socket.commands.map(({ kind }) => kind)).toEqual(["hello", "undo"]);
});

test("a question gets its answer, or null where it is refused", async () => {
  const socket = enter();
  const answer = live.ask({ kind: "what_if" });
  socket.says({ kind: "answered", id: socket.commands.at(-1)!["id"], answer: { net: 8 } });
  expect(await answer).toEqual({ net: 8 });
  const refused = live.ask({ kind: "what_if" });
  socket.says({ kind: "refused", id: socket.commands.at(-1)!["id"], code: "x", sentence: "y" });
  expect(await refused).toBeNull();
});

test("no two commands share an id", () => {
  const socket = enter();
  for (let i = 0; i < 20; i++) void live.order({ kind: "undo" });
  const ids = socket.commands.map(({ id }) => id as string);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(40);
});

test("a table that does not exist is a problem, and is not asked for again", () => {
  const socket = FakeSocket.last();
  socket.open();
  const { id } = socket.commands[0]!;
  socket.says({ kind: "refused", id, code: "unknown_table", sentence: "Check the code." });
  expect(live.problem?.sentence).toBe("Check the code.");
  vi.runOnlyPendingTimers();
  expect(FakeSocket.all).toHaveLength(1);
});

test.each(["table_closed", "banned", "unknown_table"])(
  "whoever is at the table when it is %s is told, and does not knock again",
  (code) => {
    enter().says({ kind: "refused", id: "", code, sentence: "Open another one." });
    expect(live.problem?.sentence).toBe("Open another one.");
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(1);
  },
);

test("reactions are handed on", () => {
  enter().says({ kind: "reacted", seat: 1, name: "Gaston", reaction: "applause" });
  expect(reactions).toEqual([{ kind: "reacted", seat: 1, name: "Gaston", reaction: "applause" }]);
});
