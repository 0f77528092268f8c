import { expect, test } from "vitest";
import { excesses, weigh } from "./budget.ts";

const chunk = (fileName: string, imports: string[], moduleIds: string[], css: string[] = []) => ({
  fileName,
  imports,
  moduleIds,
  css,
  isEntry: fileName === "index.js",
});

const chunks = new Map(
  [
    chunk("index.js", ["svelte.js"], ["/web/src/main.ts"], ["index.css"]),
    chunk("svelte.js", [], []),
    chunk("table.js", ["index.js"], ["/web/src/table/TablePage.svelte"]),
    chunk("waiting.js", ["svelte.js"], ["/web/src/table/waiting/WaitingRoom.svelte"]),
    chunk("game.js", ["svelte.js"], ["/web/src/table/game/GameRoom.svelte"], ["game.css"]),
    chunk("fr.js", [], ["/web/src/messages/fr.ts"]),
    chunk("en.js", [], ["/web/src/messages/en.ts"]),
    chunk("lobby.js", ["svelte.js"], ["/web/src/lobby/LobbyPage.svelte"]),
    chunk("chess.js", ["svelte.js", "cards.js"], ["/web/src/games/chess/index.ts"]),
    chunk("chess-fr.js", [], ["/web/src/games/chess/words/fr.ts"]),
    chunk("chess-en.js", [], ["/web/src/games/chess/words/en.ts"]),
    chunk("cards.js", [], []),
  ].map((one) => [one.fileName, one]),
);

const bytes: Record<string, number> = {
  "index.js": 1000,
  "index.css": 100,
  "svelte.js": 10_000,
  "table.js": 5000,
  "waiting.js": 3000,
  "game.js": 2000,
  "game.css": 2000,
  "fr.js": 400,
  "en.js": 300,
  "lobby.js": 70_000,
  "chess.js": 7000,
  "chess-fr.js": 80,
  "chess-en.js": 70,
  "cards.js": 500,
};
const weights = weigh(chunks, (name) => bytes[name]!);

test("a first visit loads the entry, the table’s page, its heaviest scene and one language, but no lobby", () => {
  expect(weights.shell).toBe(1000 + 100 + 10_000 + 5000 + 2000 + 2000 + 400);
});

test("a game weighs what it adds to the shell, with its words in the heavier language", () => {
  expect([...weights.games]).toEqual([["chess", 7580]]);
});

test("too much is named", () => {
  expect(excesses(weights)).toEqual([]);
  const heavy = excesses({ shell: 70_001, games: new Map([["chess", 30_001]]) });
  expect(heavy).toHaveLength(2);
  expect(heavy[1]).toContain("chess weighs 30001 bytes");
});
