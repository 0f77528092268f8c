// The name of a build: it changes whenever one of its files does. The page carries it, so that an
// open page finds out that the server has a newer one (src/board/build.svelte.ts).

import { createHash } from "node:crypto";

export function buildName(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0${files.get(name)}\0`);
  return hash.digest("hex").slice(0, 16);
}

export const withBuildName = (page: string, name: string): string =>
  page.replace("</head>", `  <meta name="build" content="${name}" />\n  </head>`);
