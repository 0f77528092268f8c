// Fails the build when a first visit grows too heavy (DESIGN, section 9).

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
  readonly css: readonly string[];
}

export interface Weights {
  /** Bytes of JavaScript and CSS, compressed, of the heaviest first visit to a table, game aside. */
  readonly shell: number;
  readonly games: ReadonlyMap<string, number>;
}

const SHELL_LIMIT = 70_000;
const GAME_LIMIT = 30_000;

/** All chunks that are loaded at once with these: what they import, and so on. */
function withImports(names: Iterable<string>, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  while (open.length > 0) {
    const name = open.pop()!;
    if (found.has(name) || !chunks.has(name)) continue;
    found.add(name);
    open.push(...chunks.get(name)!.imports);
  }
  return found;
}

const gameOf = (chunk: Chunk): string | undefined =>
  chunk.moduleIds.map((id) => /\/src\/games\/([^/]+)\/index\.ts$/.exec(id)?.[1]).find(Boolean);

const holds = (chunk: Chunk, file: string): boolean =>
  chunk.moduleIds.some((id) => id.endsWith(file));

/** The page that every visit to a table loads, and the scenes of which it loads one at a time. */
const TABLE_PAGE = "/src/table/TablePage.svelte";
const SCENES = ["waiting/WaitingRoom", "game/GameRoom", "end/EndRoom"].map(
  (scene) => `/src/table/${scene}.svelte`,
);
/** Of which a visit loads one. */
const LANGUAGES = ["fr", "en"];

export function weigh(
  chunks: ReadonlyMap<string, Chunk>,
  weightOf: (name: string) => number,
): Weights {
  const sum = (names: Iterable<string>) => {
    const files = new Set<string>(names);
    for (const name of names) chunks.get(name)!.css.forEach((css) => files.add(css));
    return [...files].reduce((total, name) => total + weightOf(name), 0);
  };
  const all = [...chunks.values()];
  const names = (found: readonly Chunk[]) => found.map((chunk) => chunk.fileName);
  const entries = all.filter((chunk) => chunk.isEntry || holds(chunk, TABLE_PAGE));
  const shell = withImports(names(entries), chunks);
  const visits = SCENES.flatMap((scene) =>
    LANGUAGES.map((language) => {
      const own = all.filter(
        (chunk) => holds(chunk, scene) || holds(chunk, `/src/messages/${language}.ts`),
      );
      return sum(withImports([...shell, ...names(own)], chunks));
    }),
  );
  const games = new Map<string, number>();
  for (const chunk of all) {
    const game = gameOf(chunk);
    if (!game) continue;
    const visits = LANGUAGES.map((language) => {
      const words = all.filter((one) => holds(one, `/src/games/${game}/words/${language}.ts`));
      const loaded = withImports([chunk.fileName, ...names(words)], chunks);
      return sum([...loaded].filter((name) => !shell.has(name)));
    });
    games.set(game, Math.max(...visits));
  }
  return { shell: Math.max(sum(shell), ...visits), games };
}

export function excesses({ shell, games }: Weights): string[] {
  const heavy = [...games].filter(([, bytes]) => bytes > GAME_LIMIT);
  return [
    ...(shell > SHELL_LIMIT ? [`the shell weighs ${shell} bytes, at most ${SHELL_LIMIT}`] : []),
    ...heavy.map(([game, bytes]) => `${game} weighs ${bytes} bytes, at most ${GAME_LIMIT}`),
  ];
}

export function budget(): Plugin {
  return {
    name: "tablee-budget",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const css = [...(file.viteMetadata?.importedCss ?? [])];
        chunks.set(file.fileName, { ...file, css });
      }
      const weightOf = (name: string) => {
        const file = bundle[name]!;
        return gzipSync(file.type === "chunk" ? file.code : file.source).length;
      };
      const weights = weigh(chunks, weightOf);
      const games = [...weights.games].map(([game, bytes]) => `, ${game} ${bytes}`).join("");
      this.info(`compressed bytes of a first visit: shell ${weights.shell}${games}`);
      const heavy = excesses(weights);
      if (heavy.length > 0) this.error(heavy.join("; "));
    },
  };
}
