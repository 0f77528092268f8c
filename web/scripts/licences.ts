// Writes the licences of every package whose code or fonts are in the built pages beside them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

export const FILE = "licences/packages.txt";

/** The folders of the packages that these files come from. */
export function packagesOf(files: Iterable<string>): string[] {
  const folders = [...files].map((file) => PACKAGE.exec(file.replace(/^\0/, ""))?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
}

/** A package by its name, version and licence, then the licence in its own words. */
export function licenceOf(folder: string): string {
  const facts = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${facts.name} is in the pages, but has no licence to show`);
  const words = readFileSync(join(folder, file), "utf8").trim();
  return `${facts.name} ${facts.version} (${facts.license ?? "see below"})\n\n${words}\n`;
}

/** Fonts are found by the style sheets that name them: those are not among the modules. */
const fonts = (dependencies: readonly string[]): string[] =>
  dependencies
    .filter((name) => name.startsWith("@fontsource"))
    .map((name) => `node_modules/${name}`);

export function licences(): Plugin {
  return {
    name: "tablee-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk" ? chunk.moduleIds : [],
      );
      const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
        dependencies: Record<string, string>;
      };
      const folders = [...packagesOf(modules), ...fonts(Object.keys(dependencies))];
      const source = folders.filter((folder) => existsSync(folder)).map(licenceOf);
      this.emitFile({ type: "asset", fileName: FILE, source: source.join("\n----\n\n") });
    },
  };
}
