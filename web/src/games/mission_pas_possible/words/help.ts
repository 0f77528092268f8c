// What you can do now, and what the adviser says, in words.

import { translated } from "../../../language.svelte.ts";
import { words } from "./words.ts";
import type { Die } from "../wire.gen.ts";

const die = (rolled: Die): string => words().die(rolled);

const fr = {
  boardKeys:
    "1 à 5 prennent un dé, Maj avec 1 à 5 le montre aux autres. Les flèches vont de case éclairée en case éclairée, Entrée pose, Échap rend. Espace tire les dés. I demande un conseil. L, W, O et M disent une phrase (laissez-moi, attendez, on y va, merci). T ouvre toutes les phrases : la lettre d’une couleur ou un chiffre dit ce qu’il te faut, Maj avec 1 à 5 quel dé relancer d’abord.",
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
  useless: "Aucun dé ne te va.",
  takeWanted: (wanted: Die) => `Prends le ${die(wanted)}.`,
  wantedHint: "Ton nom est dessus : on te le laisse.",
  stillToPlace: (names: readonly string[]) => `Encore à poser : ${words().list(names)}.`,
  lose: (what: string) => `Choisis le dé que tu perds : ${what}.`,
  bombHint: "Touche une carte éclairée.",
  revealHint: "Tu peux d’abord révéler un sabotage : 2 points.",
  rerollHint: "Chacun perd ensuite un dé de même couleur ou de même chiffre.",
  watch: "Tu regardes.",
  won: "Toutes les bombes sont désamorcées !",
  lost: "Boum.",
  anyColour: (colour: string) => `un dé ${colour}`,
  anyNumber: (number: string) => `un ${number}`,
  buttons: {
    draw: "Tirer les dés",
    putBack: "Reposer",
    point: "Je le veux",
    stopPointing: "Annuler",
    hint: "Conseil",
    reveal: "Révéler",
  },
  hints: {
    asking: "On réfléchit…",
    place: (advised: Die) => `Conseil : le ${die(advised)}, sur la case qui brille.`,
    lose: "Conseil : perds le dé qui brille.",
    bomb: "Conseil : prends la bombe qui brille.",
    reroll: (advised: Die) => `Conseil : relance le ${die(advised)} d’abord.`,
    wait: "Conseil : laisse ces dés aux autres.",
    none: "Pas de conseil en ce moment.",
  },
};

const en: typeof fr = {
  boardKeys:
    "1 to 5 take a die, Shift with 1 to 5 shows it to the others. Arrow keys go from lit space to lit space, Enter places, Escape puts back. Space draws the dice. I asks for advice. L, W, O and M say a sentence (leave it to me, wait, go, thanks). T opens all sentences: the letter of a colour or a number says what you need, Shift with 1 to 5 which die to reroll first.",
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
  useless: "No die suits you.",
  takeWanted: (wanted) => `Take the ${die(wanted)}.`,
  wantedHint: "Your name is on it: it is left to you.",
  stillToPlace: (names) => `Still to place: ${words().list(names)}.`,
  lose: (what) => `Choose the die that you lose: ${what}.`,
  bombHint: "Touch a lit card.",
  revealHint: "You may reveal a sabotage first: 2 points.",
  rerollHint: "Then everybody loses a die of its colour or number.",
  watch: "You are watching.",
  won: "All bombs are defused!",
  lost: "Boom.",
  anyColour: (colour) => `a ${colour} die`,
  anyNumber: (number) => `a ${number}`,
  buttons: {
    draw: "Draw the dice",
    putBack: "Put back",
    point: "I want it",
    stopPointing: "Cancel",
    hint: "Advice",
    reveal: "Reveal",
  },
  hints: {
    asking: "Thinking…",
    place: (advised) => `Advice: the ${die(advised)}, on the space that shines.`,
    lose: "Advice: lose the die that shines.",
    bomb: "Advice: take the bomb that shines.",
    reroll: (advised) => `Advice: reroll the ${die(advised)} first.`,
    wait: "Advice: leave these dice to the others.",
    none: "No advice right now.",
  },
};

export const help = translated({ fr, en });
