// The words of the call.

import { translated } from "../../../language.svelte.ts";

const fr = {
  title: "Téléphoner",
  lead: "Compose le numéro, fragment par fragment, et dis qui le tient.",
  beside: (name: string) =>
    `À côté de ${name}. Juste : tu gagnes avec ton allié. Faux : les autres gagnent.`,
  alone: "Juste : un point pour toi. Faux : un point pour chacun des autres.",
  slot: (identity: string, fragment: string, owner: string) =>
    `${identity} : ${fragment || "fragment ?"}, ${owner || "qui ?"}`,
  fragmentOf: (identity: string) => `Le fragment de ${identity}`,
  whoIs: (identity: string) => `Qui est ${identity} ?`,
  own: "C’est toi.",
  pickUp: (number: string) => `Décrocher : ${number}`,
  sure: (number: string) => `Appeler le ${number} ? On ne raccroche plus.`,
  call: "Oui, j’appelle",
  again: "Relire encore",
  missing: "Il manque encore une partie du numéro.",
  warning: "Ton feuillet dit autre chose :",
  contradiction: {
    no: (agent: string, card: string) => `tu as noté que ${agent} n’a pas ${card}.`,
    other: (agent: string, card: string, other: string) =>
      `tu as donné ${card} à ${other}, pas à ${agent}.`,
    seen: (agent: string, card: string, other: string) =>
      `une carte noire de ${other} dit que ${agent} n’a pas ${card}.`,
  },
  ruledOut: "Le détective : ce que tu sais exclut cet appel.",
  certain: "Le détective : c’est certain.",
  odds: (deals: number, of: number) =>
    `Le détective : juste dans ${deals} des ${of} donnes encore possibles.`,
  impossibleOwner: "Le détective : un de ces masques ne peut pas tenir ce fragment.",
};

const en: typeof fr = {
  title: "Telephone",
  lead: "Dial the number, fragment by fragment, and say who holds it.",
  beside: (name) => `Beside ${name}. Right: you win with your ally. Wrong: the others win.`,
  alone: "Right: a point for you. Wrong: a point for each of the others.",
  slot: (identity, fragment, owner) =>
    `${identity}: ${fragment || "fragment?"}, ${owner || "who?"}`,
  fragmentOf: (identity) => `${identity}’s fragment`,
  whoIs: (identity) => `Who is ${identity}?`,
  own: "That is you.",
  pickUp: (number) => `Pick up: ${number}`,
  sure: (number) => `Call ${number}? There is no hanging up.`,
  call: "Yes, I call",
  again: "Read it again",
  missing: "A part of the number is still missing.",
  warning: "Your sheet says otherwise:",
  contradiction: {
    no: (agent, card) => `you noted that ${agent} does not hold ${card}.`,
    other: (agent, card, other) => `you gave ${card} to ${other}, not to ${agent}.`,
    seen: (agent, card, other) =>
      `a black card of ${other} says that ${agent} does not hold ${card}.`,
  },
  ruledOut: "The detective: what you know rules this call out.",
  certain: "The detective: it is certain.",
  odds: (deals, of) => `The detective: right in ${deals} of the ${of} deals still possible.`,
  impossibleOwner: "The detective: one of these masks cannot hold that fragment.",
};

export const calling = translated({ fr, en });
