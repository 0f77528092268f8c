import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { announce, announcement } from "../../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../../ui/sound.ts";
import { FakeTable } from "../fakeTable.svelte.ts";
import { stages } from "../../guide/script.ts";
import type { Draw, View } from "../../wire.gen.ts";
import DrawPage from "./DrawPage.svelte";

vi.mock("../../../../ui/sound.ts", () => ({ play: vi.fn() }));
speak("en");

const [, READ] = stages("Unicorn", "house");
const TICK_MS = 100;

let table: FakeTable;
let board: Record<string, unknown>;

beforeEach(() => {
  vi.mocked(sound).mockClear();
  for (const [side, pixels] of Object.entries(ROOM)) {
    vi.spyOn(HTMLElement.prototype, side as "clientWidth", "get").mockReturnValue(pixels);
  }
  table = new FakeTable(READ!, 0);
  const props = {
    game: table,
    get own() {
      return table.view.own!;
    },
    shape: "wide" as const,
  };
  board = mount(DrawPage, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  unmount(board);
  vi.restoreAllMocks();
});

function see(view: View): void {
  table.view = view;
  flushSync();
}

test("MM-27: three, two, one are three ticks", () => {
  see({ ...READ!, phase: "count", draws_from_ms: 3_000, draws_until_ms: 13_000 });
  while (table.clock.at_ms < 3_000) {
    table.clock.at_ms += TICK_MS;
    flushSync();
  }
  expect(vi.mocked(sound).mock.calls).toEqual([["tick"], ["tick"], ["tick"]]);
});

test("MM-39: the code is read out once, whoever says ready meanwhile", () => {
  expect(announcement()).toContain("Secret code: Unicorn, for Charlie");
  announce("Something else.");
  see({ ...READ!, players: READ!.players.map((player) => ({ ...player, is_ready: true })) });
  expect(announcement()).toBe("Something else.");
});

test("MM-39: whoever still reads the code is told, never to wait for oneself", () => {
  const reading = READ!.players.map((player) => ({ ...player, is_ready: false }));
  const waiting = () => document.querySelector(".wait")?.textContent;
  see({ ...READ!, may: [], players: [{ ...reading[0]!, is_ready: true }, ...reading.slice(1)] });
  expect(waiting()).toMatch(/Gaston.*Charlie/);
  see({ ...READ!, may: [], players: READ!.players });
  expect(waiting()).toBe("");
});

/** The room as the desk measures it, with the margin of a page that fills it, a pixel a unit. */
const MARGIN = 24;
const ROOM = { clientWidth: 900 + 2 * MARGIN, clientHeight: 600 + 2 * MARGIN };

function hand(kind: string, x: number, y: number): void {
  const [clientX, clientY] = [x + MARGIN, y + MARGIN];
  const given = { clientX, clientY, bubbles: true, pointerId: 1, isPrimary: true };
  document.querySelector("svg .paper")!.dispatchEvent(new PointerEvent(kind, given));
}

/** The clock stands still meanwhile. */
function drawAcrossTheFrame(): void {
  table.clock.isRunning = false;
  see({ ...READ!, phase: "draw", draws_from_ms: 0, draws_until_ms: 10_000 });
  hand("pointerdown", 100, 10);
  hand("pointermove", 400, 310);
  hand("pointerup", 400, 310);
}

test("MM-29: a line that begins beside the frame is drawn where it crosses it", () => {
  drawAcrossTheFrame();
  const [stroke] = table.played;
  expect(stroke).toMatchObject({ kind: "draw", stroke: 0, at: 0 });
  const [x, y, , , endX, endY] = (stroke as Draw).numbers;
  expect([x, y, endX, endY]).toEqual([150, 60, 300, 210]);
});

test("MM-35: Ctrl and Z take the stroke back", () => {
  drawAcrossTheFrame();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true }));
  expect(table.played.map(({ kind }) => kind)).toEqual(["draw", "take_back_stroke"]);
});
