// Les mots de Mission Pas Possible en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import { counted, list, of, ofAll } from "../../../words/french.ts";
import type { Colour, Die, Difficulty, Layout, Mark, Reason, Setup } from "../wire.gen.ts";

const colours: Readonly<Record<Colour, string>> = {
  red: "rouge",
  blue: "bleu",
  green: "vert",
  yellow: "jaune",
  black: "noir",
};

const marks: Readonly<Record<Mark, string>> = {
  ...colours,
  1: "1",
  2: "2",
  3: "3",
  4: "4",
  5: "5",
  6: "6",
  "#": "chiffre lié",
  c: "couleur liée",
};

const die = ({ colour, number }: Die): string => `${number} ${colours[colour]}`;
const points = (count: number): string => counted(count, "point", "points");
const seconds = (count: number): string => counted(count, "seconde", "secondes");
const duration = (count: number): string =>
  count % 60 === 0 ? counted(count / 60, "minute", "minutes") : seconds(count);

export const fr = {
  letters: { red: "R", blue: "B", green: "V", yellow: "J", black: "N" } as Readonly<
    Record<Colour, string>
  >,
  colours,
  die,
  points,
  list,

  countdown: "Temps restant",
  timeLeft: (count: number) => `Il reste ${duration(count)}.`,
  spokenTime: (count: number) => (count <= 10 ? String(count) : duration(count)),
  defused: "Désamorcées",
  defusedInShort: (count: number, goal: number) => `${count} / ${goal} désamorcées`,
  ofGoal: (count: number, goal: number) => `${count} / ${goal}`,
  teamPoints: "Points de l’équipe",

  yourBombs: "Tes bombes",
  noBomb: "Plus de bombe : aide les autres.",

  layouts: {
    row: "",
    stack: "Pile",
    doubleStack: "Double pile",
    pyramid: "Pyramide",
    largePyramid: "Gr. pyramide",
  },
  card: (value: number, caption: string) => `Bombe à ${points(value)} : ${caption}`,
  marks,
  anyDie: "tout dé",
  either: (one: string, other: string) => `${one} ou ${other}`,
  both: (colour: Mark, number: Mark) => {
    if (colour === "c") return "chiffre et couleur liés";
    return number === "#" ? `${marks[colour]}, chiffre lié` : `${marks[number]} ${marks[colour]}`;
  },
  ties: {
    sameNumber: "le même chiffre",
    sameColour: "la même couleur",
    sameEither: "chacun comme son voisin, en chiffre ou en couleur",
    numberThenColour: "même chiffre à gauche, même couleur à droite",
    sameBoth: "même chiffre et même couleur",
    different: "deux voisins jamais de la même couleur",
    falling: "de plus en plus petit",
    rising: "de plus en plus grand",
    dip: "le plus petit au milieu",
    peak: "le plus grand au milieu",
    equalSums: "deux sommes égales",
    sum: (total: number) => `somme ${total}`,
    difference: (total: number) => `différence ${total}`,
    other: "les signes lient les voisins",
  },
  baseFirst: (layout: Layout): string =>
    layout === "pyramid" ? "la base d’abord" : "de bas en haut",
  space: (number: number, icon: string, state: string) => `Case ${number} : ${icon}, ${state}`,
  spaceIs: {
    empty: "vide",
    filled: (placed: Die) => `${die(placed)} posé`,
    lit: (held: Die) => `accepte le ${die(held)}`,
    losable: (placed: Die) => `perdre le ${die(placed)}`,
    advised: "conseillée",
  },

  rollOf: (name: string) => `Lancer ${of(name)}`,
  yourRoll: "Ton lancer",
  centre: "Les dés à partager",
  dieFree: (rolled: Die) => `${die(rolled)}, libre`,
  dieUseless: (rolled: Die) => `${die(rolled)}, ne va sur aucune de tes bombes`,
  dieYours: (rolled: Die) => `${die(rolled)}, dans ta main`,
  dieHeld: (rolled: Die, name: string) => `${die(rolled)}, dans la main ${of(name)}`,
  dieReroll: (rolled: Die) => `Relancer le ${die(rolled)}`,
  wanted: (names: readonly string[]) => `voulu par ${list(names)}`,
  isFree: "libre",
  isUseless: "pas pour toi",
  yourDie: "Ton dé",
  drawDice: "Sac : tirer les dés",

  tasks: {
    start: "Prêts ? Le temps part au premier lancer.",
    draw: "À toi de tirer les dés.",
    wait: (name: string) => `${name} tire les dés.`,
    take: "Prends un dé.",
    placed: "C’est posé. Aide les autres.",
    watched: "L’équipe partage les dés.",
    choosing: (names: readonly string[]) => `On attend le choix ${ofAll(names)}.`,
    loseHint: "Touche un de tes dés éclairés.",
    bomb: "Désamorcée ! Choisis ta prochaine bombe.",
    reroll: "Dés inutilisés : lequel relancer ?",
    rerollOne: "Un dé inutilisé : relance-le.",
  },

  news: {
    drawn: (name: string, dice: readonly string[]) => `${name} lance ${list(dice)}.`,
    placed: (name: string, placed: Die) => `${name} pose le ${die(placed)}.`,
    spoiled: (name: string) => `${name} se trompe : tous les dés de sa carte au sac.`,
    defused: (name: string, value: number) => `${name} désamorce une bombe : ${points(value)} !`,
    bombTaken: (name: string) => `${name} prend une nouvelle bombe.`,
    sabotaged: (mark: Mark) => `Sabotage ${marks[mark]} !`,
    rerolled: (rolled: Die) => `Relance : ${die(rolled)}.`,
    lost: (name: string, lost: Die) => `${name} perd le ${die(lost)}.`,
    wentBack: (back: Die) => `Le ${die(back)} revient au centre.`,
  },

  headlines: {
    turn: (turn: number) => `Tour ${turn}.`,
    over: { won: "Mission accomplie.", lost: "Les bombes ont explosé." },
  },
  verdict: { won: "Mission accomplie !", lost: "Boum !" },
  why: {
    all_defused: (score: number) => `Toutes les bombes désamorcées : ${points(score)}.`,
    time_is_up: (score: number) => `Le temps est écoulé. L’équipe emporte ${points(score)}.`,
    bag_is_empty: (score: number) =>
      `Le sac était vide au moment de tirer. L’équipe emporte ${points(score)}.`,
  } as Readonly<Record<Reason, (score: number) => string>>,
  memory: {
    close: (count: number) => `La dernière bombe est tombée à ${seconds(count)} de la fin.`,
    best: (name: string, count: number, value: number) =>
      `${name} a désamorcé ${counted(count, "bombe", "bombes")}, ${points(value)}.`,
    missing: (count: number) =>
      count === 1 ? "Il ne manquait qu’une bombe." : `Il manquait ${count} bombes.`,
  },

  archive: {
    won: (left: string) => `gagnée à ${left} de la fin`,
    lost: "perdue",
    earlier: "Missions d’avant les listes",
    players: (players: number, bots: number) => {
      const all = players === 1 ? "en solo" : `${players} joueurs`;
      return bots === 0 ? all : `${all} dont ${bots} ${bots === 1 ? "bot" : "bots"}`;
    },
    hints: "avec indices",
    slow: "horloge lente",
    slower: (time: string) => `horloge lente de ${time}, classée sans le temps`,
  },
  levels: {
    training: "Entraînement",
    standard: "Standard",
    expert: "Expert",
    elite: "Élite",
    insane: "Dément",
  } as Readonly<Record<Difficulty, string>>,
  setups: { normal: "", single_deck: "pioche unique", piles: "piles" } as Readonly<
    Record<Setup, string>
  >,
  strict: "strict",
  minutes: duration,
  puzzleResult: (points: number, left: string) =>
    `${points} ${points < 2 ? "point" : "points"}, ${left} au compteur`,
};

export type Messages = typeof fr;
