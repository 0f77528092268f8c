import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyBroughtGame, AnyGame } from "../games/game.ts";
import { speak } from "../language.svelte.ts";
import { dismiss, toasts } from "../ui/toasts.svelte.ts";
import { broughtGame } from "./brought.ts";
import Rules from "./Rules.svelte";
import { plain } from "./words.ts";

const PLAIN = {
  Board: Rules,
  Rules: () => Promise.resolve({ default: Rules }),
  headline: () => "plain",
  optionsInShort: () => "none",
  why: () => "why",
} as unknown as AnyGame;

const shown: Record<string, unknown>[] = [];
const bring = (game: AnyBroughtGame) =>
  broughtGame("/pages/index.js", PLAIN, () => Promise.resolve({ default: () => game }));

function show(part: AnyGame["Board"], props: object): void {
  shown.push(mount(part, { target: document.body, props: props as any }));
  flushSync();
}

async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

const drawnText = () => document.querySelector(".place")?.shadowRoot?.textContent;

beforeEach(() => {
  speak("fr");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  toasts().forEach(({ id }) => dismiss(id));
  vi.restoreAllMocks();
});

test("a board is drawn in its place, told of changes, and taken away", async () => {
  const destroy = vi.fn();
  const game = await broughtGame("/pages/index.js", PLAIN, () =>
    Promise.resolve({
      default: (house) => ({
        Board(place, first) {
          const update = ({ view }: { view: number }) =>
            (place.textContent = `${house.language()} ${view}`);
          update(first as { view: number });
          return { update, destroy };
        },
      }),
    }),
  );
  const props = $state({ view: 1 });
  show(game.Board, props);
  expect(drawnText()).toBe("fr 1");
  props.view = 2;
  flushSync();
  expect(drawnText()).toBe("fr 2");
  speak("en");
  flushSync();
  expect(drawnText()).toBe("en 2");
  await unmount(shown.pop()!);
  expect(destroy).toHaveBeenCalledOnce();
  expect(toasts()).toEqual([]);
});

test("what a package leaves out, and words that it fails to find, are the plain game’s", async () => {
  const game = await bring({
    Board: () => ({ update() {}, destroy() {} }),
    headline: () => {
      throw new Error("no chairs");
    },
    why: () => "because",
  });
  expect(game.headline(null, 0, [])).toBe("plain");
  expect(game.optionsInShort({})).toBe("none");
  expect(game.why({} as never, [])).toBe("because");
  expect(game.Rules).toBe(PLAIN.Rules);
});

test("no function of the contract that fails stops the shell", async () => {
  const fail = () => {
    throw new Error("no stones");
  };
  const game = await bring({
    Board: () => ({ update() {}, destroy() {} }),
    isYourTurn: fail,
    verdict: fail,
    memory: fail,
    archiveInShort: fail,
    archivePoints: fail,
    hasKeepsake: fail,
    archiveList: fail,
    puzzleResult: fail,
    endsOnBoard: fail,
    optionsInShort: fail,
    History: () => Promise.resolve({ happened: fail }),
  });
  expect(game.optionsInShort({})).toBe("none");
  expect(game.isYourTurn?.(null, 0)).toBeUndefined();
  expect(game.verdict?.({} as never, [], 0)).toBeUndefined();
  expect(game.memory?.(null, [])).toBeUndefined();
  expect(game.archiveInShort?.(null)).toBeUndefined();
  expect(game.archivePoints?.(null)).toBeUndefined();
  expect(game.hasKeepsake?.(null)).toBeUndefined();
  expect(game.archiveList?.(null)).toBeUndefined();
  expect(game.puzzleResult?.([])).toBeUndefined();
  expect(game.endsOnBoard?.(null)).toBeUndefined();
  expect((await game.History!()).happened(null, null, [])).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(11);
});

test("functions that do not fail answer for themselves, and know each other", async () => {
  const game = await bring({
    Board: () => ({ update() {}, destroy() {} }),
    isYourTurn: (view, seat) => view === seat,
    headline(view, seat) {
      return this.isYourTurn!(view, seat) ? "yours" : "theirs";
    },
    History: () => Promise.resolve({ happened: () => "a stone fell" }),
  });
  expect(game.isYourTurn?.(1, 0)).toBe(false);
  expect(game.headline(1, 1, [])).toBe("yours");
  expect((await game.History!()).happened(null, null, [])).toBe("a stone fell");
});

test("a history that does not arrive leaves the house’s own words", async () => {
  const game = await bring({
    Board: () => ({ update() {}, destroy() {} }),
    History: () => Promise.reject(new Error("404")),
  });
  expect((await game.History!()).happened(null, null, [])).toBeNull();
});

test("a module that does not arrive leaves the plain game, with a word", async () => {
  const game = await broughtGame("/pages/index.js", PLAIN, () => Promise.reject(new Error("404")));
  expect(game).toBe(PLAIN);
  expect(toasts().map(({ text }) => text)).toEqual([plain().pagesFailed]);
});

test.each(["draw", "update"])(
  "a board that fails to %s gives way to the plain one",
  async (when) => {
    const fail = () => {
      throw new Error("no stones");
    };
    const game = await bring({
      Board: () => (when === "draw" ? fail() : { update: fail, destroy() {} }),
    });
    const props = $state({ view: 1 });
    show(game.Board, props);
    props.view = 2;
    flushSync();
    await settled();
    expect(document.querySelector(".place")).toBeNull();
    expect(document.body.textContent).toContain(plain().noRules);
    expect(toasts().map(({ text }) => text)).toEqual([plain().pagesFailed]);
  },
);
