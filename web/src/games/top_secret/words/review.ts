// The words of the review.

import { translated } from "../../../language.svelte.ts";
import { to } from "../../../words/french.ts";

/** How many hands a pair left possible, and how many a better one would have left. */
interface Left {
  readonly hands: number;
  readonly better_hands: number;
}

const fr = {
  title: "Les soupçons, manche par manche",
  lead: "Chaque rencontre, cartes ouvertes. Ce qui pouvait mieux se faire ne compte que ce que l’on savait alors.",
  graph: "Les donnes encore possibles pour chacun, manche par manche",
  asking: "On relit toute la partie…",
  none: "La partie ne peut pas être relue d’ici.",
  round: (round: number) => `Manche ${round}`,
  couldCall: (name: string, round: number) =>
    `${name} pouvait appeler à coup sûr dès la manche ${round}.`,
  since: (name: string, round: number) =>
    `${name} savait le numéro après la manche ${round}, sans rencontrer qui il fallait.`,
  never: (name: string) => `${name} n’a jamais su le numéro à coup sûr.`,
  showed: (by: string, receiver: string) => `${by} montre ${to(receiver)}`,
  true: "vraie",
  false: "fausse",
  black: "noire",
  followed: (name: string, conclusions: string) => `${name} en déduit : ${conclusions}.`,
  followedNothing: (name: string) => `${name} n’en tire rien de certain.`,
  better: (by: string, receiver: string, pair: string, { hands, better_hands }: Left) =>
    `Plus discret pour ${by} : ${pair} laissait ${better_hands} mains possibles ${to(receiver)}, au lieu de ${hands}.`,
  nothing: "Personne n’a rien montré.",
  aside: "En chiffres : les donnes encore possibles",
  graphLead: "Plus bas, c’est plus sûr ; 1, c’est tout savoir.",
  back: "Retour aux cartes noires",
};

const en: typeof fr = {
  title: "The suspicions, round by round",
  lead: "Each meeting, with its cards open. What could have been done better counts only what was known then.",
  graph: "The deals still possible for each player, round by round",
  asking: "Reading the whole game again…",
  none: "The game cannot be read again from here.",
  round: (round) => `Round ${round}`,
  couldCall: (name, round) => `${name} could surely have called in round ${round}.`,
  since: (name, round) =>
    `${name} knew the number after round ${round}, and did not meet whom it took.`,
  never: (name) => `${name} was never certain of the number.`,
  showed: (by, receiver) => `${by} shows ${receiver}`,
  true: "true",
  false: "false",
  black: "black",
  followed: (name, conclusions) => `From this, ${name} knows: ${conclusions}.`,
  followedNothing: (name) => `Nothing certain follows for ${name}.`,
  better: (by, receiver, pair, { hands, better_hands }) =>
    `More discreet for ${by}: ${pair} would have left ${receiver} ${better_hands} hands to think of, not ${hands}.`,
  nothing: "Nobody showed anything.",
  aside: "In figures: the deals still possible",
  graphLead: "Lower is surer; 1 is to know all.",
  back: "Back to the black cards",
};

export const review = translated({ fr, en });
