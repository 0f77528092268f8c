// The words of the review.

import { translated } from "../../../language.svelte.ts";
import type { Shape } from "../wire.gen.ts";
import { words } from "./words.ts";

const played = {
  fr: (shape: Shape, isStone: boolean) =>
    isStone ? `la pierre sur ${words().the(shape)}` : words().the(shape),
  en: (shape: Shape, isStone: boolean) =>
    isStone ? `the stone on ${words().the(shape)}` : words().the(shape),
};

const fr = {
  title: "La partie, coup par coup",
  graph: "Les points de chaque couleur, coup par coup",
  move: "Coup",
  moveOf: (at: number, all: number) => `Coup ${at} sur ${all}`,
  previous: "Coup précédent",
  next: "Coup suivant",
  final: "La mosaïque finie. Remonte le temps pour voir ce qui était possible.",
  best: "Le mieux possible à ce tour.",
  did: (who: string, shape: Shape, isStone: boolean, points: number) =>
    `${who} : ${played.fr(shape, isStone)}, +${points}.`,
  could: (shape: Shape, isStone: boolean, points: number, missed: number) =>
    `Mieux : ${played.fr(shape, isStone)}, +${points}, soit ${words().points(missed)} de plus à la longue.`,
  stoneNow: "C’était le moment de la pierre.",
  stoneKept: "La pierre pouvait attendre.",
  stoneLater: (points: number) => `Plus tard, elle aurait rapporté jusqu’à ${points}.`,
  stoneBest: "Plus tard, elle n’aurait pas rapporté davantage.",
  opened: (who: string, points: number, better: number | null) =>
    `Ce coup a ouvert ${points} pour ${who}${better === null ? "." : `, contre ${better} avec le meilleur.`}`,
  key: (at: number, lost: number) =>
    lost > 0 ? `moment clé : coup ${at}, −${lost}` : `moment clé : coup ${at}`,
  tryAgain: "Rejouer d’ici",
  asking: "On cherche les meilleurs coups…",
  records: "Tes meilleurs solos",
  thisOne: "cette partie",
};

const en: typeof fr = {
  title: "The game, move by move",
  graph: "The points of every colour, move by move",
  move: "Move",
  moveOf: (at, all) => `Move ${at} of ${all}`,
  previous: "Previous move",
  next: "Next move",
  final: "The finished mosaic. Go back in time to see what was possible.",
  best: "The best of this turn.",
  did: (who, shape, isStone, points) => `${who}: ${played.en(shape, isStone)}, +${points}.`,
  could: (shape, isStone, points, missed) =>
    `Better: ${played.en(shape, isStone)}, +${points}, worth ${words().points(missed)} more in the long run.`,
  stoneNow: "It was the moment for the stone.",
  stoneKept: "The stone could have waited.",
  stoneLater: (points) => `Later it would have brought up to ${points}.`,
  stoneBest: "Later it would not have brought more.",
  opened: (who, points, better) =>
    `This opened ${points} for ${who}${better === null ? "." : `, rather than ${better}.`}`,
  key: (at, lost) => (lost > 0 ? `key moment: move ${at}, −${lost}` : `key moment: move ${at}`),
  tryAgain: "Try again from here",
  asking: "Looking for the best moves…",
  records: "Your best solos",
  thisOne: "this game",
};

export const review = translated({ fr, en });
