// The words of making a model.

import { translated } from "../../../language.svelte.ts";

const fr = {
  title: "Compose le modèle",
  help: "Quatre cartes l’une sur l’autre. Touche une carte, tourne-la, retourne-la : les autres devront recopier ce dessin.",
  card: (card: number) => `Carte ${card} du modèle`,
  show: "Montrer le modèle",
  waiting: (name: string) => `${name} compose le modèle`,
  meanwhile: "Les mains et le modèle se dévoilent en même temps.",
  lastRound: "La manche d’avant",
  remember: "Pour mémoire",
  tips: [
    "Une case vide du modèle compte si une carte la couvre. Un trou ne compte pas.",
    "Deux fois le même symbole, c’est une seule fois.",
    "Une ligne ou une colonne qui dépasse du cadre coûte 1 point, peu importe combien de cases.",
  ],
};

const en: typeof fr = {
  title: "Make the model",
  help: "Four cards on top of each other. Touch a card, turn it, flip it: the others will have to copy this drawing.",
  card: (card) => `Card ${card} of the model`,
  show: "Show the model",
  waiting: (name) => `${name} is making the model`,
  meanwhile: "Hands and model appear at the same moment.",
  lastRound: "The round before",
  remember: "To remember",
  tips: [
    "An empty cell of the model counts if a card covers it. A hole does not count.",
    "The same symbol twice is the same symbol once.",
    "A row or column that sticks out of the frame costs 1 point, however many cells it has.",
  ],
};

export const making = translated({ fr, en });
