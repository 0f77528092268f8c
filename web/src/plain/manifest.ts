// How a game without pages looks from outside: its name is all that is known of it.

import type { GameFacts, Manifest } from "../games/manifest.ts";
import type { GameInfo } from "../wire.gen.ts";
import { plain } from "./words.ts";

const NOTHING_KNOWN: Omit<GameFacts, "game"> = {
  players: [1, 8],
  minutes: 30,
  sides: "each",
  has_companion: false,
  has_secrets: true,
  has_second_tries: false,
  languages: [],
  seats: [],
  is_real_time: false,
  has_puzzle: false,
  has_archive: false,
};

const nameOf = (game: string): string =>
  game.charAt(0).toLocaleUpperCase() + game.slice(1).replaceAll("_", " ");

const PICTURE =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 220"><rect width="240" height="220" fill="#e3d8c3"/>' +
      '<rect x="70" y="60" width="100" height="100" rx="14" fill="#fffbf2" stroke="#5b6170" stroke-width="3"/>' +
      '<g fill="#b3263a"><circle cx="95" cy="85" r="8"/><circle cx="145" cy="85" r="8"/><circle cx="120" cy="110" r="8"/>' +
      '<circle cx="95" cy="135" r="8"/><circle cx="145" cy="135" r="8"/></g></svg>',
  );

export function plainManifest(game: string, info?: GameInfo): Manifest {
  const words = { name: nameOf(game), pitch: plain().pitch };
  return {
    facts: { ...NOTHING_KNOWN, ...info, game },
    shelf: 100,
    isNight: false,
    picture: PICTURE,
    paper: "#f7f1e5",
    cloth: { light: "#f7f1e5", dark: "#171a20" },
    words: { fr: words, en: words },
  };
}
