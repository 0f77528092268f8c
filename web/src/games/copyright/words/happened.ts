// What happened between two views of a game, for the replay.

import type { Chairs } from "../../../board/people.ts";
import { translated } from "../../../language.svelte.ts";
import { nameOf } from "../board/others/people.ts";
import { isAt } from "../board/cards/stack.ts";
import { pointsInWords } from "./spoken.ts";
import { signals } from "./signals.ts";
import type { LaidCard, Phase, SeatView, View } from "../wire.gen.ts";

const fr = {
  ready: (round: number) => `Manche ${round} : le modèle est face cachée.`,
  making: (name: string) => `${name} compose le modèle.`,
  began: "Le modèle est retourné : c’est parti.",
  turn: (turn: number) => `Tour ${turn} : chacun pioche une carte.`,
  laid: (name: string, card: number) => `${name} a posé la carte ${card}.`,
  moved: (name: string, card: number) => `${name} a déplacé la carte ${card}.`,
  taken: (name: string, card: number) => `${name} a repris la carte ${card}.`,
  turned: (name: string) => `${name} a tourné toute sa pile.`,
  agreed: (name: string) => `${name} veut arrêter la manche.`,
  playsOn: (name: string) => `${name} veut jouer encore.`,
  frames: "Les cadres se sont posés.",
  framed: (name: string, points: string) => `${name} a déplacé son cadre : ${points}.`,
  kept: (name: string) => `${name} a laissé son cadre là.`,
  done: (name: string) => `${name} a fini.`,
  scored: (round: number) => `Les points de la manche ${round}.`,
  over: "La partie est finie.",
};

const en: typeof fr = {
  ready: (round) => `Round ${round}: the model lies face down.`,
  making: (name) => `${name} makes the model.`,
  began: "The model is turned: go.",
  turn: (turn) => `Turn ${turn}: everybody draws a card.`,
  laid: (name, card) => `${name} laid card ${card}.`,
  moved: (name, card) => `${name} moved card ${card}.`,
  taken: (name, card) => `${name} took card ${card} back.`,
  turned: (name) => `${name} turned the whole stack.`,
  agreed: (name) => `${name} wants to stop the round.`,
  playsOn: (name) => `${name} wants to play on.`,
  frames: "The frames were put.",
  framed: (name, points) => `${name} moved the frame: ${points}.`,
  kept: (name) => `${name} left the frame there.`,
  done: (name) => `${name} is done.`,
  scored: (round) => `The points of round ${round}.`,
  over: "The game is over.",
};

const say = translated({ fr, en });

function phaseInWords(view: View, chairs: Chairs): string {
  const opened: Readonly<Record<Phase, () => string>> = {
    model: () => say().making(nameOf(chairs, view.maker ?? 0)),
    ready: () => say().ready(view.round),
    play: () => (view.turn > 0 ? say().turn(view.turn) : say().began),
    called: () => calledInWords(view, chairs),
    frame: () => say().frames,
    scored: () => say().scored(view.round),
    over: () => say().over,
  };
  return opened[view.phase]();
}

function calledInWords(view: View, chairs: Chairs): string {
  const copier = view.seats.findIndex((seat) => seat.has_copied);
  return copier < 0 ? signals().over : signals().copied(nameOf(chairs, copier));
}

const isSame = (one: LaidCard, other: LaidCard) =>
  isAt(one, other.x, other.y) && one.orientation === other.orientation;

/** What a hand did to its stack; null: nothing. */
function handInWords(before: SeatView, after: SeatView, name: string): string | null {
  const gone = before.laid.filter((card) => !after.laid.some((now) => now.card === card.card));
  if (gone.length > 0) return say().taken(name, gone.at(-1)!.card + 1);
  const added = after.laid.filter((card) => !before.laid.some((old) => old.card === card.card));
  if (added[0]) return say().laid(name, added[0].card + 1);
  const other = after.laid.filter((card, index) => !isSame(card, before.laid[index]!));
  if (other.length > 1) return say().turned(name);
  return other[0] ? say().moved(name, other[0].card + 1) : null;
}

function seatInWords(before: SeatView, after: SeatView, name: string): string | null {
  const moved = handInWords(before, after, name);
  if (moved) return moved;
  if (after.agrees_to_end !== before.agrees_to_end)
    return after.agrees_to_end ? say().agreed(name) : say().playsOn(name);
  if (after.tally && before.tally && after.tally !== before.tally)
    return say().framed(name, pointsInWords(after.tally.net));
  if (after.is_done && !before.is_done) return after.tally ? say().kept(name) : say().done(name);
  return null;
}

/** In one sentence: a new phase or turn, or what one of the players did. */
export function happened(before: View, after: View, chairs: Chairs): string | null {
  const isNew =
    before === after ||
    before.phase !== after.phase ||
    before.round !== after.round ||
    before.turn !== after.turn;
  if (isNew) return phaseInWords(after, chairs);
  const told = after.seats.map((seat, index) =>
    seatInWords(before.seats[index]!, seat, nameOf(chairs, index)),
  );
  return told.find((sentence) => sentence !== null) ?? null;
}
