// The board in docs/add-a-game.md draws what the page says of it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BringGame } from "../games/game.ts";

const PAGE = readFileSync("../docs/add-a-game.md", "utf8");

test("the board of the documentation draws and updates", async () => {
  const code = /```js\n([\s\S]*?)```/.exec(PAGE)![1]!;
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: bring }: { default: BringGame } = await import(/* @vite-ignore */ address);
  const place = document.createElement("div");
  const game = bring({
    language: () => "fr",
    word: (name) => (name === "stones" ? "pierres" : ""),
  });
  const drawn = game.Board(place, { view: { stones: 3 } } as any);
  expect(place.textContent).toBe("pierres: 3");
  drawn.update({ view: { stones: 1 } } as any);
  expect(place.textContent).toBe("pierres: 1");
  drawn.destroy();
});
