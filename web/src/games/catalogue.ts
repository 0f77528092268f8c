// The five games as the house shows them, before any of them is loaded.

import { words } from "../messages/words.svelte.ts";
import type { Messages } from "../messages/fr.ts";
import copyright from "./posters/copyright.svg?url";
import missionMosaique from "./posters/mission_mosaique.svg?url";
import missionPasPossible from "./posters/mission_pas_possible.svg?url";
import topIt from "./posters/top_it.svg?url";
import topSecret from "./posters/top_secret.svg?url";

export type GameName = keyof Messages["games"];

export interface GamePoster {
  readonly game: GameName;
  readonly picture: string;
  /** Played by night: dark in both themes. */
  readonly isNight: boolean;
  /** Played with words: at first with those of the host's language. */
  readonly hasWords?: true;
}

export const CATALOGUE: readonly GamePoster[] = [
  { game: "copyright", picture: copyright, isNight: false },
  { game: "mission_pas_possible", picture: missionPasPossible, isNight: true },
  { game: "top_it", picture: topIt, isNight: false },
  { game: "top_secret", picture: topSecret, isNight: true },
  { game: "mission_mosaique", picture: missionMosaique, isNight: false, hasWords: true },
];

/** How a game looks from outside; a game that this page does not know gets the first cloth. */
export const posterOf = (game: string): GamePoster =>
  CATALOGUE.find((poster) => poster.game === game) ?? CATALOGUE[0]!;

export const gameTitle = (game: string): string => words().games[game as GameName]?.name ?? game;
