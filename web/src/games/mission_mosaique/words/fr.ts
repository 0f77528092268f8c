// Les mots de Mission Mosaïque en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import { counted, list } from "../../../words/french.ts";
import type { NotebookColour, NotebookType, Reason } from "../wire.gen.ts";

const stamps = (count: number): string => counted(count, "timbre", "timbres");

const colours: Readonly<Record<NotebookColour, string>> = {
  red: "rouge",
  blue: "bleu",
  green: "vert",
  yellow: "jaune",
  purple: "violet",
  orange: "orange",
  pink: "rose",
  grey: "gris",
};

const types: Readonly<Record<NotebookType, string>> = {
  lines: "à lignes",
  columns: "à colonnes",
  grid: "en grille",
};

const ordinals = ["première", "deuxième", "troisième", "quatrième", "cinquième", "sixième"];

const sections: Readonly<Record<NotebookType, (index: number) => string>> = {
  lines: (index) => `la ${ordinals[index]} ligne en partant du haut`,
  columns: (index) => `la ${ordinals[index]} colonne en partant de la gauche`,
  grid: (index) =>
    `la case ${["de gauche", "du milieu", "de droite"][index % 3]}, rangée ${index < 3 ? "du haut" : "du bas"}`,
};

const ranks: Readonly<Record<Reason, { letter: string; word: string; text: string }>> = {
  rank_e: {
    letter: "E",
    word: "Épouvantable",
    text: "Le courrier s’est perdu en route. Taillez vos crayons, et recommencez.",
  },
  rank_d: {
    letter: "D",
    word: "Décevant",
    text: "Quelques timbres, beaucoup de mystères. Le facteur hausse les épaules.",
  },
  rank_c: {
    letter: "C",
    word: "Convenable",
    text: "La moitié du courrier arrive. Une équipe qui commence à se lire.",
  },
  rank_b: {
    letter: "B",
    word: "Bien",
    text: "Un trait sûr, des yeux ouverts. On vous confierait un recommandé.",
  },
  rank_a: {
    letter: "A",
    word: "Admirable",
    text: "Presque tous les codes. Il ne manquait qu’un coup de crayon.",
  },
  rank_s: {
    letter: "S",
    word: "Suprême",
    text: "Tous les codes, sans un faux pli. Encadrez ces pages.",
  },
};

export const fr = {
  list,
  stamps,
  colours,
  ranks,
  notebook: (colour: NotebookColour) => `Carnet ${colours[colour]}`,
  notebookOf: (colour: NotebookColour, type: NotebookType) =>
    `Carnet ${colours[colour]}, ${types[type]}`,
  section: (type: NotebookType, index: number) => sections[type](index),
  you: "Toi",
  at: { round: (round: number, page: number) => `Manche ${round} sur 3, page ${page} sur 6.` },

  pick: {
    title: "Choisis ton carnet",
    watch: "Chacun choisit un carnet",
    hint: "Chacun en prend un. Tu le tiens en premier, puis il fait le tour de la table.",
    list: "Les carnets",
    takenBy: (name: string) => `pris par ${name}`,
    yours: "ton carnet",
    wait: "Les autres choisissent encore.",
  },

  draw: {
    code: "Code secret",
    recipient: "destinataire",
    hush: (name: string) => `${name} ne doit rien savoir.`,
    blank: "Les agents lisent leur code.",
    place: (where: string) => `Ton morceau : ${where}.`,
    partOnly: "Les autres feront le reste sans voir le tien.",
    honour: "Une partie seulement du sujet. Ni lettre, ni chiffre, ni symbole. On ne parle pas.",
    ready: "J’ai lu mon code",
    waiting: (names: string) => `On attend ${names}.`,
    read: "Lis ton code",
    get: "Prépare ton feutre…",
    now: "Dessine dans le cadre noir",
    stop: "Les feutres se lèvent !",
    together: "Tout le monde dessine en même temps",
    everyone: "À la table",
    passesTo: (name: string) => `Ensuite, tu passes le carnet à ${name}.`,
    passing: (name: string) => `puis le carnet part chez ${name}`,
    takeBack: "Annuler le trait",
    wipe: "Tout effacer",
    isReady: "a lu son code",
    surface: (where: string) => `Le cadre à dessiner : ${where}`,
    keys: "Flèches : bouger le feutre. Espace : poser ou lever. Plus et moins : taille du pas. Retour arrière : annuler le trait.",
    penDown: (left: number, top: number) =>
      `Feutre posé, à ${left} % de la gauche, ${top} % du haut.`,
    penUp: (left: number, top: number) =>
      `Feutre levé, à ${left} % de la gauche, ${top} % du haut.`,
    step: (size: number) => `Pas de ${size}.`,
    atEdge: "Bord du cadre.",
    tookBack: (left: number) => `Trait annulé. ${left === 0 ? "La page est vide." : ""}`,
    dry: "Le feutre est à sec : plus de place pour l’encre.",
    hidden: "Les pages restent fermées jusqu’à la résolution.",
  },

  solve: {
    yours: (name: string) => `${name}, qu’ont-ils dessiné pour toi ?`,
    theirs: (name: string) => `Qu’a-t-on dessiné pour ${name} ?`,
    closed: (name: string) => `Encore fermé : il est pour ${name}.`,
    open: "Ouvrir le carnet",
    openHint: "Les six morceaux vont se rejoindre, pour tout le monde.",
    waitOpen: (name: string) => `${name} va ouvrir son carnet.`,
    yourCode: "Ton code secret",
    once: "Une seule proposition.",
    answer: "Ta proposition",
    forgiving: "Accents, article et pluriel ne comptent pas.",
    send: "Envoyer ma réponse",
    noIdea: "Je ne sais pas",
    waitAnswer: (name: string) => `${name} cherche. Qui connaît le code se tait.`,
    page: (page: number) => `page ${page}`,
    picture: (authors: string) => `L’image en six morceaux, dessinée par ${authors}`,
    consult: (name: string) => `Tu n’as rien dessiné ici : souffle une idée à ${name}.`,
    idea: "Ton idée",
    whisper: "Souffler",
    mayAsk: (name: string) => `Demande conseil à ${name}, tout bas : personne d’autre n’entend.`,
    whispers: "Ce qui se souffle",
    question: "Ta question",
    laugh: "C’est trop drôle !",
    laughs: (count: number) => counted(count, "rire", "rires"),
    whispered: (name: string, idea: string) => `${name} te souffle : « ${idea} »`,
    youWhispered: (idea: string) => `Tu as soufflé : « ${idea} »`,
    proposed: (name: string, answer: string) => `${name} propose « ${answer} »`,
    nothing: (name: string) => `${name} ne propose rien.`,
    theCode: (word: string) => `Le code était « ${word} ».`,
    vote: "Est-ce la même chose ?",
    voteAlone: "Les bots s’abstiennent : à toi de juger, en toute honnêteté.",
    abstain: "Je m’abstiens",
    appeal: "C’est la même chose ? Faire appel",
    appealFor: (seconds: number) =>
      `Encore ${counted(seconds, "seconde", "secondes")} pour faire appel.`,
    appealWon: "Appel accepté : un timbre !",
    appealLost: "Appel rejeté. Bien tenté.",
    unsigned: "L’image en six morceaux",
    accept: "Oui, ça compte",
    refuse: "Non",
    voted: (said: number, all: number) => `${said} voix sur ${all}. On attend les autres.`,
    voteOnYou: "Les autres décident si ta réponse compte.",
    right: "Bien vu !",
    wrong: "Eh non ! Regardez encore une fois…",
    void: "Timbre rendu.",
    continue: "Ranger l’image",
    waitContinue: (name: string) => `${name} range l’image.`,
    flag: "Une lettre, ou tout en petit ? Rendre le timbre",
    unflag: "Finalement, garder le timbre",
    flags: (count: number, all: number) =>
      `${count} sur ${all} ${count > 1 ? "veulent" : "veut"} rendre le timbre. Il en faut plus de la moitié.`,
    again: "Revoir le dessin naître",
    stop: "Arrêter",
    drawing: (name: string, page: number) => `${name} dessine, page ${page}`,
    won: "Timbres gagnés",
    of: (count: number, all: number) => `${count} sur ${all}`,
    now: "maintenant",
    next: (names: string) => `puis ${names}`,
  },

  along: {
    title: "Deviner aussi",
    secret:
      "Tu n’as rien dessiné ici. Écris ta réponse en secret : on la verra quand la tuile sera retournée, sans point.",
    watching: "Écris ta réponse : elle reste sur ta page, et on te dira si c’était juste.",
    answer: "Ta réponse secrète",
    keep: "Garder ma réponse",
    change: "Changer ma réponse",
    yours: (answer: string) => `Tu as dit « ${answer} ».`,
    told: (name: string, answer: string) => `${name} pensait à « ${answer} ».`,
    right: "C’était juste.",
    wrong: "Ce n’était pas ça.",
  },

  gallery: {
    laughs: (count: number) => counted(count, "rire", "rires"),
    done: "Fin de mission",
    count: (count: number, all: number) => `${stamps(count)} sur ${all}`,
    scale: "Les rangs, et le nombre de timbres qu’il faut",
    from: (letter: string, count: number) => `${letter}, dès ${stamps(count)}`,
    postmark: "MOSAÏQUE",
    round: (round: number) => `Manche ${round}`,
    of: (count: number, all: number) => `${count} sur ${all}`,
    readAs: (word: string, answer: string) => `${word}, lu « ${answer} »`,
    notRead: (word: string) => `${word}, sans réponse`,
    caption: (answer: string) => (answer ? `lu « ${answer} »` : "sans réponse"),
    stampOf: (word: string, name: string) => `${word}, pour ${name}`,
    save: "Garder l’album",
    share: "Partager",
    file: "mission-mosaique.png",
    forWhom: (name: string) => `Pour ${name}`,
    by: (names: string) => `Dessiné par ${names}`,
    opinion: "Qu’aurait dit un bot ?",
    opinions: "Un bot aurait dit",
    asking: "Un bot regarde…",
    noOpinion: "Le bot n’a pas d’avis.",
    percent: (percent: number) => `${percent} %`,
    answered: (name: string, answer: string) => `${name} a répondu « ${answer} ».`,
    silent: (name: string) => `${name} n’a rien répondu.`,
  },

  headlines: {
    pick: "Choisis un carnet.",
    pickWait: "Les autres choisissent leur carnet.",
    pickWatch: "Chacun choisit un carnet.",
    read: "Lis ton code, puis dis que c’est lu.",
    readWait: "On attend que tout le monde soit prêt.",
    count: "Trois, deux, un…",
    draw: "Dessine !",
    drawWatch: "Tout le monde dessine.",
    open: "À toi d’ouvrir ton carnet.",
    openWait: (name: string) => `${name} ouvre son carnet.`,
    answer: "À toi de deviner : une seule proposition.",
    answerWait: (name: string) => `${name} devine.`,
    whisper: (name: string) => `${name} devine : tu peux souffler une idée.`,
    vote: "À toi de voter : la réponse compte-t-elle ?",
    voteWait: "La table vote.",
    reveal: "La tuile est retournée.",
    over: (rank: string) => `Fin de mission : ${rank}.`,
    round: (round: number) => `Manche ${round} sur 3.`,
  },

  said: {
    right: (name: string, word: string) => `${name} a trouvé « ${word} » : un timbre.`,
    wrong: (name: string, word: string) => `${name} n’a pas trouvé « ${word} ».`,
    code: (word: string, name: string, where: string) =>
      `Code secret : ${word}, pour ${name}. Ton morceau : ${where}.`,
    opened: (name: string) => `${name} a ouvert son carnet.`,
    timeUp: "Le temps est écoulé.",
  },

  optionsInShort: (seconds: number, spoken: "fr" | "en" | "both" | "own") =>
    `${seconds} secondes, ${{ fr: "mots en français", en: "mots en anglais", both: "chacun dans sa langue", own: "mots de l’hôte" }[spoken]}`,
  verdict: (letter: string) => `Rang ${letter}`,
  why: (rank: string, count: number, all: number) => `${rank} : ${stamps(count)} sur ${all}.`,
  patience: (seconds: number) =>
    `La table attend encore ${counted(seconds, "seconde", "secondes")}.`,
  memory: {
    funny: (word: string, count: number) =>
      `« ${word} » a fait rire ${counted(count, "personne", "personnes")}.`,
    misread: (word: string, answer: string, count: number) =>
      `« ${word} », lu « ${answer} », a fait rire ${counted(count, "personne", "personnes")}.`,
    right: (name: string, word: string) => `${name} a reconnu « ${word} » en six morceaux.`,
    wrong: (name: string, word: string, answer: string) =>
      `${name} a pris « ${word} » pour « ${answer} ».`,
  },
};

export type Messages = typeof fr;
