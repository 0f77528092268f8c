// The words of the casebook.

import { translated } from "../../../language.svelte.ts";
import { to } from "../../../words/french.ts";
import { words } from "./words.ts";
import type { Place } from "../wire.gen.ts";

const fr = {
  about: "Ce que tout le monde a vu. Les cartes montrées n’y sont pas.",
  unused: "Lieux encore libres",
  unusedHint:
    "Plein : y est ; barré : passé ; contour : libre. Tous reviennent après cinq manches.",
  round: (number: number) => `Manche ${number}`,
  now: "en cours",
  series: "Tous ont repris leurs cinq lieux.",
  nowhere: "pas encore posé",
  exchange: (names: readonly string[], place: Place) =>
    `${words().list(names)} : échange ${words().at[place]}.`,
  audience: (names: readonly string[], ambassador: string, place: Place) =>
    `${words().list(names)} devant ${ambassador}, ${words().at[place]}.`,
  withAmbassador: (name: string, ambassador: string, place: Place) =>
    `${name} avec ${ambassador}, ${words().at[place]}.`,
  withDummy: (name: string, dummy: string, place: Place) =>
    `${name} avec ${dummy}, ${words().at[place]}.`,
  asked: (asker: string, asked: string) => `${asker} demande une carte noire ${to(asked)}.`,
  askedNobody: (name: string) => `${name} ne demande rien.`,
  looked: (name: string) => `${name} regarde une carte noire du figurant.`,
  lookedNot: (name: string) => `${name} ne regarde rien.`,
  nobody: "Aucune rencontre.",
  late: (names: readonly string[]) => `Le temps a choisi pour ${words().list(names)}.`,
  called: (name: string) => `${name} téléphone !`,
};

const en: typeof fr = {
  about: "What everybody saw. The cards that were shown are not in it.",
  unused: "Places still free",
  unusedHint: "Filled: there now; struck: used; outlined: free. All come back after five rounds.",
  round: (number) => `Round ${number}`,
  now: "in play",
  series: "All have taken back their five places.",
  nowhere: "not laid yet",
  exchange: (names, place) => `${words().list(names)}: exchange ${words().at[place]}.`,
  audience: (names, ambassador, place) =>
    `${words().list(names)} before ${ambassador}, ${words().at[place]}.`,
  withAmbassador: (name, ambassador, place) => `${name} with ${ambassador}, ${words().at[place]}.`,
  withDummy: (name, dummy, place) => `${name} with ${dummy}, ${words().at[place]}.`,
  asked: (asker, asked) => `${asker} asks ${asked} for a black card.`,
  askedNobody: (name) => `${name} asks for nothing.`,
  looked: (name) => `${name} looks at a black card of the dummy’s.`,
  lookedNot: (name) => `${name} looks at nothing.`,
  nobody: "No meeting.",
  late: (names) => `Time chose for ${words().list(names)}.`,
  called: (name) => `${name} telephones!`,
};

export const casebook = translated({ fr, en });
