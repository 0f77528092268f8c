import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BROWSERS } from "./scripts/browsers.ts";
import { budget } from "./scripts/budget.ts";
import { licences } from "./scripts/licences.ts";
import { plainPage } from "./scripts/plainPage.ts";
import { serviceWorker } from "./scripts/serviceWorker.ts";

const SERVER = process.env["TABLEE_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), plainPage(), licences(), budget(), serviceWorker()],
  build: {
    outDir: "../src/tablee/pages",
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What sentences and boards are made of comes with the first page: as chunks of their own these few
        // lines would cost every game a kilobyte.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /\/src\/(words\/|board\/(bounds|camera|drag|optimistic|people|pointer|screen|steps)|number\.ts|language\.svelte\.ts)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    environment: "happy-dom",
    isolate: false,
    setupFiles: ["src/testSetup.ts"],
  },
  // Tests run the browser's half of Svelte, not the server's.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
