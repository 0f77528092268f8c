// What you can do now, and what the others are doing, in words.

import { translated } from "../../../language.svelte.ts";
import { words } from "../messages.ts";
import type { Die } from "../wire.gen.ts";

const die = (rolled: Die): string => words().die(rolled);

const fr = {
  boardKeys:
    "1 à 5 prennent un dé, Maj avec 1 à 5 le montre aux autres. Les flèches vont de case éclairée en case éclairée, Entrée pose, Échap rend. Espace tire les dés. I demande un conseil.",
  toTake: "À prendre quand tu désamorces",
  toTakeInShort: "À prendre",
  rowIsEmpty: "Plus aucune bombe à prendre.",
  startHint: "Regarde d’abord tes bombes et celles des autres.",
  startHintAlone: "Regarde d’abord tes bombes.",
  drawHint: "Le sac passe ensuite à gauche.",
  drawHintAlone: "Trois dés à la fois.",
  waitHint: "Regarde ce qu’il manque à chacun.",
  takeTwo: (count: number) => `Prends des dés : encore ${count}.`,
  takeHint: "Appui long sur un dé : « je le veux ».",
  point: "Touche le dé que tu veux.",
  pointHint: "Tout le monde verra ton nom dessus.",
  place: (held: Die) => `Pose le ${die(held)} sur une case éclairée.`,
  placeStrict: "N’importe quelle case, mais attention !",
  strictHint: "Mal posé, tous les dés de la carte retournent au sac.",
  places: (count: number) =>
    count === 1 ? "Une seule case l’accepte." : `${count} cases l’acceptent.`,
  useless: "Aucun dé ne va sur tes bombes.",
  uselessHint: "Aux autres de jouer.",
  lose: (what: string) => `Choisis le dé que tu perds : ${what}.`,
  bombHint: "Touche une carte éclairée.",
  revealHint: "Tu peux d’abord révéler un sabotage : 2 points.",
  rerollHint: "Chacun perd ensuite un dé de même couleur ou de même chiffre.",
  watch: "Tu regardes.",
  won: "Toutes les bombes sont désamorcées !",
  lost: "Boum.",
  matching: (what: string) => `un dé ${what}`,
  likeDie: (rolled: Die) => `${words().colours[rolled.colour]} ou ${rolled.number}`,
  buttons: {
    draw: "Tirer les dés",
    putBack: "Reposer",
    point: "Je le veux",
    stopPointing: "Annuler",
    hint: "Conseil",
    reveal: "Révéler",
  },
  doing: {
    wants: (rolled: Die) => `veut le ${die(rolled)}`,
    holds: (rolled: Die) => `a le ${die(rolled)} en main`,
    chooses: "choisit",
    hasPlaced: "a posé",
    canPlace: "cherche un dé",
    drawsDice: "tire les dés",
    waits: "attend",
  },
};

const en: typeof fr = {
  boardKeys:
    "1 to 5 take a die, Shift with 1 to 5 shows it to the others. Arrow keys go from lit space to lit space, Enter places, Escape puts back. Space draws the dice. I asks for advice.",
  toTake: "To take when you defuse",
  toTakeInShort: "To take",
  rowIsEmpty: "No bomb left to take.",
  startHint: "Look at your bombs and at the others’ first.",
  startHintAlone: "Look at your bombs first.",
  drawHint: "Then the bag goes to the left.",
  drawHintAlone: "Three at a time.",
  waitHint: "See what everybody still needs.",
  takeTwo: (count) => `Take dice: ${count} more.`,
  takeHint: "Press a die for a while: “I want it”.",
  point: "Touch the die that you want.",
  pointHint: "Everybody will see your name on it.",
  place: (held) => `Place the ${die(held)} on a lit space.`,
  placeStrict: "Any space will do, but take care!",
  strictHint: "Placed wrongly, all dice of the card go back to the bag.",
  places: (count) => (count === 1 ? "Only one space takes it." : `${count} spaces take it.`),
  useless: "No die fits on your bombs.",
  uselessHint: "The others play.",
  lose: (what) => `Choose the die that you lose: ${what}.`,
  bombHint: "Touch a lit card.",
  revealHint: "You may reveal a sabotage first: 2 points.",
  rerollHint: "Then everybody loses a die of its colour or number.",
  watch: "You are watching.",
  won: "All bombs are defused!",
  lost: "Boom.",
  matching: (what) => `a ${what}`,
  likeDie: (rolled) => `${words().colours[rolled.colour]} or ${rolled.number}`,
  buttons: {
    draw: "Draw the dice",
    putBack: "Put back",
    point: "I want it",
    stopPointing: "Cancel",
    hint: "Advice",
    reveal: "Reveal",
  },
  doing: {
    wants: (rolled) => `wants the ${die(rolled)}`,
    holds: (rolled) => `holds the ${die(rolled)}`,
    chooses: "is choosing",
    hasPlaced: "has placed",
    canPlace: "looks for a die",
    drawsDice: "draws the dice",
    waits: "waits",
  },
};

export const help = translated({ fr, en });
