// Says messages of the pages to whoever is no page: one JSON line for each that comes in.
//   {"file": "messages/words.svelte", "path": "words.waiting.title", "details": ["Adèle"]}
//   {"fr": "La table d’Adèle", "en": "Adèle’s table"}

import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { Window } from "happy-dom";
import { createServer } from "vite";

// As much of a browser as messages ask for.
const window = new Window({ url: "http://localhost/" });
const { document, localStorage, location } = window;
Object.assign(globalThis, { document, localStorage, location, addEventListener() {} });
globalThis.navigator ??= window.navigator;

const pages = await createServer({
  configFile: false,
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  plugins: [svelte()],
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
/** A detail that nobody knows, and what messages look up by it. */
const ANY = "\ufffc";
Object.defineProperty(Object.prototype, ANY, { value: ANY });

const load = (file) => pages.ssrLoadModule(`/src/${file}.ts`);

const { speak } = await load("language.svelte");
const { learn } = await load("messages/spoken.svelte");

/** Functions are called on the way, with the details; getters do not mind. `*`: the language. */
function found(module, path, details, language) {
  const keys = path.split(".");
  const said = keys.reduce((messages, key, at) => {
    const next = messages[key === "*" ? language : key];
    if (next === undefined) throw new Error(`there is no “${path}”, from “${key}” on`);
    return typeof next === "function" && at < keys.length - 1 ? next(...details) : next;
  }, module);
  const sentence = typeof said === "function" ? said(...details) : said;
  return typeof sentence === "object" ? sentence[language] : String(sentence);
}

async function say({ file, path, details }) {
  const module = await load(file);
  const said = {};
  for (const language of ["fr", "en"]) {
    await learn(language);
    speak(language);
    said[language] = found(module, path, details, language);
  }
  return said;
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await say(JSON.parse(line)).catch((problem) => ({ problem: String(problem) }));
  console.log(JSON.stringify(answer));
}
await pages.close();
process.exit();
