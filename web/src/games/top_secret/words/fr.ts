// Les mots de Top Secret en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import { list, of, to } from "../../../words/french.ts";
import type { Card, Place, Reason } from "../wire.gen.ts";

const places: Readonly<Record<Place, string>> = {
  san_marco: "San Marco",
  rialto: "Rialto",
  salute: "Salute",
  san_giorgio: "San Giorgio",
  ponte_dei_sospiri: "Pont des Soupirs",
};

const at: Readonly<Record<Place, string>> = {
  san_marco: "à San Marco",
  rialto: "au Rialto",
  salute: "à la Salute",
  san_giorgio: "à San Giorgio",
  ponte_dei_sospiri: "au Pont des Soupirs",
};

const cards: Readonly<Record<Card, string>> = {
  fiddlebottom: "Lord Fiddlebottom",
  bubble: "Colonel Bubble",
  zsa_zsa: "Madame Zsa\u00a0Zsa",
  agent_x: "Agent X",
  "52": "52",
  "11": "11",
  "0": "0",
  "29": "29",
};

export const fr = {
  places,
  at,
  cards,
  shortCards: {
    ...cards,
    fiddlebottom: "Lord F.",
    bubble: "Bubble",
    zsa_zsa: "Zsa Zsa",
  } as Readonly<Record<Card, string>>,
  ambassador: "l’Ambassadeur",
  ambassadorTitle: "Ambassadeur",
  dummy: "le figurant",
  dummyTitle: "Figurant",
  you: "toi",
  youTitle: "Toi",
  list,
  identity: "Identité",
  fragment: "Fragment",
  part: (number: number) => `${number === 1 ? "1re" : `${number}e`} partie du\u00a0numéro`,
  blackCards: (identity: string, fragment: string) =>
    `Tes cartes noires : ${identity}, fragment ${fragment}`,
  ally: (name: string) => `Ton allié : ${name}`,
  forYourself: "Chacun pour soi",
  ambassadorRole: "Ambassadeur : ni identité, ni fragment",
  telephone: "Téléphone",
  points: (count: number, of: number) => `${count} point${count > 1 ? "s" : ""} sur ${of}`,

  map: "Venise",
  mapKeys: "1 à 5 choisissent un lieu, Entrée y va. N ouvre le feuillet, C le carnet d’enquête.",
  placeIs: {
    now: (place: string) => `${place} : ici`,
    used: (place: string) => `${place} : passé`,
    free: (place: string) => `${place} : libre`,
  },
  yourPlaces: "Tes lieux",
  nobody: "personne",
  alone: "seul : rien",
  crowd: (count: number) => `à ${count} : rien`,
  meeting: "Rencontre à deux",
  audience: "Face à l’Ambassadeur",
  withAmbassador: "Avec l’Ambassadeur",
  next: (what: string) => `Ensuite : ${what}`,
  nextShort: "ensuite",
  settled: "Rencontre finie",
  asked: (name: string) => `Question ${to(name)}`,
  looked: "Carte regardée",
  placeLabel: (place: string, people: readonly string[], state: string) =>
    `${place} : ${people.length ? list(people) : "personne"}${state ? `. ${state}` : ""}`,
  late: (names: readonly string[]) => `Le temps a choisi pour ${list(names)}.`,

  do: {
    lay: "Où vas-tu ?",
    layHint: "Touche un lieu sur la carte. On se rencontre à deux, pas plus.",
    laid: (place: Place) => `Aller ${at[place]} ?`,
    laidHint: "Ceux qui jouent après toi le verront.",
    hide: "Où seras-tu ?",
    hideHint: "En secret : ta carte se retourne à la fin de la manche.",
    go: (place: Place) => `Aller ${at[place]}`,
    goFirst: "Choisis un lieu",
    show: (name: string, place: Place) => `${name} t’attend ${at[place]}.`,
    showHint: "Montre-lui deux cartes : une vraie, une fausse.",
    showNow: "Choisir mes deux cartes",
    showAmbassador: (name: string, place: Place) => `${name} te reçoit ${at[place]}.`,
    showAmbassadorHint: "À deux devant l’Ambassadeur : deux cartes chacun, une vraie, une fausse.",
    ask: (place: Place) => `L’Ambassadeur te reçoit ${at[place]}.`,
    askHint: "À qui demander une carte noire ?",
    look: (place: Place) => `Le figurant est ${at[place]}.`,
    lookHint: "Regarde une de ses cartes noires, en secret.",
    lookAsked: "Le figurant te laisse choisir.",
    answer: (name: string) => `${name} te demande une carte noire.`,
    answerHint: "Choisis laquelle. Toi, tu sais ce que tu donnes.",
    pick: (name: string) => `Quelle carte noire ${of(name)} veux-tu voir ?`,
    pickHint: "Personne d’autre ne saura laquelle.",
    call: (place: Place) => `Tu es ${at[place]}, le téléphone est là.`,
    callHint: "Appelle si tu sais ; sinon, laisse passer.",
    phone: "Téléphoner d’ici",
    phoneHint: "L’appel remplace l’échange",
    nobody: "Personne, merci",
    nothing: "Ne rien regarder",
    decline: "Laisser passer",
    lookAt: { identity: "Voir son identité", fragment: "Voir son fragment" },
    answerWith: { identity: "Montrer mon identité", fragment: "Montrer mon fragment" },
    askFor: (name: string) => `Demander ${to(name)}`,
    wait: (names: readonly string[]) =>
      names.length > 1 ? `${list(names)} choisissent.` : `${names[0] ?? ""} choisit.`,
    waitHint: "En attendant, relis ton feuillet.",
    chosen: "C’est choisi.",
    chosenHint: (names: readonly string[]) => `On attend ${list(names)}.`,
    watch: "Tu regardes.",
    continue: "La partie est finie.",
    continueHint: "Lis les cartes noires, puis on redistribue.",
    over: "La nuit est finie.",
    back: "Retour à la carte",
  },

  headlines: {
    round: (game: number, round: number, place: number) =>
      `${game > 0 ? `Partie ${game}, manche` : "Manche"} ${round}, lieu ${place} sur 5.`,
    reveal: (caller: string) => `${caller} a téléphoné.`,
  },

  openSheet: "Ouvrir le feuillet",
  sheet: "Feuillet-indices",
  casebook: {
    title: "Carnet d’enquête",
    short: "Carnet",
    open: "Ouvrir le carnet d’enquête",
    close: "Fermer le carnet d’enquête",
  },

  optionsInShort: {
    first_to_3: "série en 3 points",
    single: "une partie",
    paper: "feuillet papier",
    detective: "feuillet détective",
  },
  verdict: {
    won: (allies: string) => `Tu gagnes avec ${allies} !`,
    lost: (winners: string) => `${winners} gagnent ensemble`,
  },
  why: {
    series: (names: string, points: number) => `${names} : ${points} points, la série est gagnée.`,
    single: (names: string) => `La nuit est à ${names}.`,
  },
  reasons: {
    right_call: "Le bon numéro !",
    wrong_number: "Un faux numéro.",
    wrong_owners: "Le bon numéro, mais pas les bons masques.",
    not_the_ally: "Ce n’était pas l’allié.",
  } as Readonly<Record<Reason, string>>,
  memory: (caller: string, number: string, rounds: number) =>
    `${caller} décroche après ${rounds} manche${rounds > 1 ? "s" : ""} et compose le ${number}.`,
};

export type Messages = typeof fr;
