// The words of Top It, in the language of the page.

import { translated } from "../../../language.svelte.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export const words = translated({ fr, en });
