// A day of the puzzle, as people name it.

import { language } from "../language.svelte.ts";

/** Noon is on the same day in every time zone that people live in. */
const noon = (day: string) => new Date(`${day}T12:00`);

export const longDay = (day: string): string =>
  noon(day).toLocaleDateString(language(), { weekday: "long", day: "numeric", month: "long" });

export const shortDay = (day: string): string =>
  noon(day).toLocaleDateString(language(), { day: "numeric", month: "long" });
