// Tests speak both languages.

import { learn } from "./messages/words.svelte.ts";

await learn("fr");
await learn("en");
