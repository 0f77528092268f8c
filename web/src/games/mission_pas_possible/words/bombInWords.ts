// A bomb with its dice in words, for everybody who listens rather than looks.

import { cardInWords, spaceInWords, spacesOf } from "../board/card/caption.ts";
import { words } from "./words.ts";
import type { BombView } from "../wire.gen.ts";

/** "Bombe à 3 points : … Case 1 : bleu, vide. …" */
export function bombInWords({ card, dice }: BombView): string {
  const { space, spaceIs } = words();
  const spaces = spacesOf(card).map((printed, index) => {
    const placed = dice[index];
    const state = placed ? spaceIs.filled(placed) : spaceIs.empty;
    return `${space(index + 1, spaceInWords(printed), state)}.`;
  });
  return [`${cardInWords(card)}.`, ...spaces].join(" ");
}
