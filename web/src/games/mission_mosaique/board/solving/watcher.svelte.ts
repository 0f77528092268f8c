// What somebody who watches has guessed along, on this page alone (MM-72).

import type { GuessView } from "../../wire.gen.ts";

interface Thought {
  readonly round: number;
  readonly guesser: number;
  readonly answer: string;
}

let thought = $state.raw<Thought | null>(null);

export function think(round: number, { guesser }: GuessView, answer: string): void {
  thought = { round, guesser, answer };
}

/** What was thought of this picture; empty: nothing. */
export const thoughtOf = (round: number, { guesser }: GuessView): string =>
  thought?.round === round && thought.guesser === guesser ? thought.answer : "";
