// Writes `sw.js`: the worker of `src/worker.js` with the list of the files of this build; and the
// name of the build into the page.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { buildName, withBuildName } from "./build.ts";

/** The worker's text for these files; it changes whenever one of them does. */
export function workerText(template: string, files: ReadonlyMap<string, string>): string {
  const names = [...files.keys()].sort();
  return template
    .replace('"__VERSION__"', JSON.stringify(buildName(files)))
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
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("the build has no page");
        page.source = withBuildName(String(page.source), buildName(files));
      },
    },
  };
}
