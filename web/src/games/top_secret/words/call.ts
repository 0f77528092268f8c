// The words of the call.

import { translated } from "../../../language.svelte.ts";
import { of, that, to } from "../../../words/french.ts";
import type { Against } from "../wire.gen.ts";

/** A card that is announced for an agent; `other` is who has it instead, or whose card was seen. */
type Contradiction = (agent: string, card: string, other: string) => string;

const fr = {
  title: "Téléphoner",
  lead: "Compose le numéro, fragment par fragment, et dis qui le tient.",
  beside: (names: string) => `Tu appelles à côté ${of(names)}.`,
  onlyAlly: (name: string, ally: string) =>
    `${name} doit être ${ally}, ton allié. À côté de toute autre personne, l’appel perd, même avec le bon numéro.`,
  stakes: "Juste : tu gagnes avec ton allié. Faux : les deux autres gagnent.",
  ownersCount: "À cette table, les quatre noms doivent être justes aussi.",
  alone: "Juste : un point pour toi. Faux : un point pour chacun des autres.",
  slot: (identity: string, fragment: string, owner: string) =>
    `${identity} : ${fragment || "fragment ?"}, ${owner || "qui ?"}`,
  fragmentOf: (identity: string) => `Le fragment ${of(identity)}`,
  whoIs: (identity: string) => `Qui est ${identity} ?`,
  correct: "Touche une partie pour la corriger.",
  pickUp: (number: string) => `Décrocher : ${number}`,
  sure: (number: string) => `Appeler le ${number} ? On ne raccroche plus.`,
  call: "Oui, j’appelle",
  callAnyway: "J’appelle quand même",
  again: "Relire encore",
  missing: "Il manque encore une partie du numéro.",
  warning: "Ton feuillet dit autre chose :",
  doubts: {
    crossed: (agent, card) => `${card} ${to(agent)} ? Tu l’as barré.`,
    elsewhere: (agent, card, other) => `${card} ${to(agent)} ? Tu l’as donné ${to(other)}.`,
    seen: (agent, card, other) =>
      `${card} ${to(agent)} ? Les cartes noires que tu as vues chez ${other} disent non.`,
    named: (agent, card, other) => `${card} ${to(agent)} ? Tu viens de nommer ${other}.`,
    named_otherwise: (agent, card) => `${agent}, ${card} ? Tu viens de dire autre chose.`,
  } as Readonly<Record<Against, Contradiction>>,
  allyDoubts: {
    crossed: (met, ally) => `Tu as noté ${that(met)} n’est pas ${ally} : l’appel perdrait.`,
    elsewhere: (met, ally, other) =>
      `Tu as noté ${that(ally)}, c’est ${other}, pas ${met} : l’appel perdrait.`,
    seen: (met, ally, other) =>
      `Une carte noire ${of(other)} te l’a dit : ${met} n’est pas ${ally}. L’appel perdrait.`,
    named: (met, ally, other) =>
      `Tu dis ${that(ally)}, c’est ${other} : alors ${met} n’est pas ton allié, et l’appel perd.`,
    named_otherwise: (met, named) =>
      `Tu dis ${that(met)}, c’est ${named} : alors ${met} n’est pas ton allié, et l’appel perd.`,
  } as Readonly<Record<Against, Contradiction>>,
  notTheAlly: (met: string, ally: string) =>
    `Le détective : ${met} ne peut pas être ${ally}. Ici, tout appel perd.`,
  ruledOut: "Le détective : ce que tu sais exclut ce numéro.",
  certain: "Le détective : c’est certain.",
  odds: (deals: number, of: number) =>
    `Le détective : juste dans ${deals} des ${of} donnes encore possibles.`,
  impossibleOwner: "Le détective : ces masques ne peuvent pas tenir ces cartes-là.",
};

const en: typeof fr = {
  title: "Telephone",
  lead: "Dial the number, fragment by fragment, and say who holds it.",
  beside: (names) => `You call beside ${names}.`,
  onlyAlly: (name, ally) =>
    `${name} must be ${ally}, your ally. Beside anybody else the call loses, even with the right number.`,
  stakes: "Right: you win with your ally. Wrong: the other two win.",
  ownersCount: "At this table the four names must be right, too.",
  alone: "Right: a point for you. Wrong: a point for each of the others.",
  slot: (identity, fragment, owner) =>
    `${identity}: ${fragment || "fragment?"}, ${owner || "who?"}`,
  fragmentOf: (identity) => `${identity}’s fragment`,
  whoIs: (identity) => `Who is ${identity}?`,
  correct: "Touch a part to correct it.",
  pickUp: (number) => `Pick up: ${number}`,
  sure: (number) => `Call ${number}? There is no hanging up.`,
  call: "Yes, I call",
  callAnyway: "I call all the same",
  again: "Read it again",
  missing: "A part of the number is still missing.",
  warning: "Your sheet says otherwise:",
  doubts: {
    crossed: (agent, card) => `${card} for ${agent}? You crossed that out.`,
    elsewhere: (agent, card, other) => `${card} for ${agent}? You gave it to ${other}.`,
    seen: (agent, card, other) =>
      `${card} for ${agent}? The black cards you saw from ${other} say no.`,
    named: (agent, card, other) => `${card} for ${agent}? You just named ${other}.`,
    named_otherwise: (agent, card) => `${agent}, ${card}? You just said otherwise.`,
  },
  allyDoubts: {
    crossed: (met, ally) => `You noted that ${met} is not ${ally}: the call would lose.`,
    elsewhere: (met, ally, other) =>
      `You noted that ${ally} is ${other}, not ${met}: the call would lose.`,
    seen: (met, ally, other) =>
      `A black card of ${other} told you: ${met} is not ${ally}. The call would lose.`,
    named: (met, ally, other) =>
      `You say that ${ally} is ${other}: then ${met} is not your ally, and the call loses.`,
    named_otherwise: (met, named) =>
      `You say that ${met} is ${named}: then ${met} is not your ally, and the call loses.`,
  },
  notTheAlly: (met, ally) => `The detective: ${met} cannot be ${ally}. Here every call loses.`,
  ruledOut: "The detective: what you know rules this number out.",
  certain: "The detective: it is certain.",
  odds: (deals, of) => `The detective: right in ${deals} of the ${of} deals still possible.`,
  impossibleOwner: "The detective: these masks cannot hold these cards.",
};

export const calling = translated({ fr, en });
