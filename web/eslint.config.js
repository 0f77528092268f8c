// What the type checker does not look for: keys that are missing, state that is not reactive, code
// that does nothing. Rules that need types are left out: they take a minute.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["**/*.gen.ts", "node_modules/", "public/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The type checker knows every name, and which of them are unused.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // A plain map is for what no page shows; what it shows is a new value in `$state.raw`.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that has to stay is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // French sentences have narrow spaces before some of their marks.
      "no-irregular-whitespace": [
        "error",
        { skipStrings: true, skipTemplates: true, skipComments: true },
      ],
    },
  },
  {
    // These hand games and parts through without looking into them; tests prepare what they need.
    files: [
      "src/pages.ts",
      "src/games/{game,manifest}.ts",
      "src/board/Part.svelte",
      "src/plain/{brought.ts,Place.svelte}",
      "**/*.test.ts",
    ],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
