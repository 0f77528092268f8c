// Writes `sw.js`: the worker of `src/worker.js` with the list of the files of this build.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The worker's text for these files; it changes whenever one of them does. */
export function workerText(template: string, files: ReadonlyMap<string, string>): string {
  const names = [...files.keys()].sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0${files.get(name)}\0`);
  return template
    .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16)))
    .replace('["__FILES__"]', JSON.stringify(["/", ...names.map((name) => `/${name}`)]));
}

export function serviceWorker(): Plugin {
  return {
    name: "tablee-service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = new Map<string, string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (name === "index.html") continue;
          files.set(name, file.type === "chunk" ? file.code : String(file.source));
        }
        for (const name of readdirSync("public", { withFileTypes: true }))
          if (name.isFile()) files.set(name.name, readFileSync(`public/${name.name}`, "latin1"));
        const source = workerText(readFileSync("src/worker.js", "utf8"), files);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
