// The words of Mission Mosaïque, in the language of the page.

import { translated } from "../../language.svelte.ts";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";

export const words = translated({ fr, en });
