import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budget } from "./scripts/budget.ts";
import { serviceWorker } from "./scripts/serviceWorker.ts";

const SERVER = process.env["TABLEE_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), budget(), serviceWorker()],
  build: {
    outDir: "../src/tablee/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
