// Tout ce que la maison dit en français. Les jeux ont leurs propres mots, dans leurs dossiers.

import { list, noun, of } from "../words/french.ts";

const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const chairs = (n: number): string => (n === 1 ? "1 chaise libre" : `${n} chaises libres`);

export const fr = {
  house: "Tablée",
  toTheLobby: "Tablée, retour à l’accueil",
  close: "Fermer",
  cancel: "Annuler",
  loading: "On dresse la table…",
  skip: "Aller au contenu",
  problems: {
    unreachable: "Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.",
    unreadable: "La réponse du serveur est illisible. Recharge la page.",
    title: "Personne à cette table",
    nowhere: "Cette page n’existe pas. Retourne à l’accueil et choisis une table.",
  },
  settings: {
    soundOn: "Mettre le son",
    soundOff: "Couper le son",
    notifyOn: "M’appeler quand c’est à moi",
    notifyOff: "Ne plus m’appeler",
    notifyRefused: "Le navigateur refuse les notifications. Autorise-les dans ses réglages.",
    dark: "Passer en sombre",
    light: "Passer en clair",
    language: "English",
    languageShort: "FR",
  },
  who: {
    title: "Comment t’appelles-tu ?",
    help: "Pas de compte : ton navigateur s’en souvient.",
    name: "Ton prénom",
    colour: "Ta couleur",
    colours: {
      blue: "bleu",
      green: "vert",
      pink: "rose",
      ochre: "ocre",
      teal: "turquoise",
      plum: "prune",
      brick: "brique",
      slate: "ardoise",
    },
    confirm: "C’est moi",
    change: (name: string) => `${name}, changer de nom ou de couleur`,
    stranger: "Qui es-tu ?",
  },
  lobby: {
    title: "À quoi joue-t-on ce soir ?",
    pitch: ["Un lien suffit, pas de compte.", "Des bots gardent les chaises vides."],
    waiting: "Un instant, on regarde…",
    unknown: "On le saura quand le serveur répondra.",
    shelf: "Les jeux",
    open: "Ouvrir une table",
    openOf: (game: string) => `Ouvrir une table ${of(game)}`,
    facts: (fewest: number, most: number, minutes: number) =>
      `${fewest} à ${most} joueurs · ${minutes} min`,
    code: "Code de table",
    codeExample: "lune prune 42",
    codeWrong: "Un code, c’est deux mots et un nombre, comme « lune prune 42 ».",
    enter: "Rejoindre la table",
    tables: {
      title: "Tables ouvertes",
      none: "Personne encore. Ouvre une table et rends-la publique : elle s’affichera ici.",
      news: (joinable: number, running: number) =>
        [
          joinable && `${number(joinable)} ${joinable === 1 ? "cherche" : "cherchent"} du monde`,
          running &&
            `${number(running).replace(/^un$/, "une")} se ${running === 1 ? "regarde" : "regardent"}`,
        ]
          .filter(Boolean)
          .join(", ")
          .replace(/^un /, "une "),
      free: chairs,
      running: "En cours",
      soon: "Commence bientôt",
      sit: "S’asseoir",
      watch: "Regarder",
      of: (action: string, game: string, names: string) => `${action} : ${game}, avec ${names}`,
    },
    mine: {
      title: "Mes tables",
      none: "Tes parties se retrouvent ici, en cours et finies.",
      yourTurn: "À toi de jouer",
      waiting: "On t’attend pour commencer",
      running: "En cours",
      paused: "En pause",
      resume: "Reprendre",
      review: "Revoir",
      reviewOf: (game: string) => `Revoir la partie ${of(game)}`,
      with: (names: readonly string[]) => (names.length ? `avec ${list(names)}` : "en solo"),
      won: (scores: string) => `Gagnée ${scores}`,
      lost: (scores: string) => `Perdue ${scores}`,
      shared: (scores: string) => `Partagée ${scores}`,
      over: (scores: string) => `Finie ${scores}`,
      more: (n: number) => `Voir les ${n} autres`,
    },
    companion: {
      title: "Tu as la boîte ?",
      pitch: (game: string) => `Le compagnon ${of(game)}, même sans réseau.`,
    },
    puzzle: {
      title: "L’énigme du jour",
      pitch: "La même donne pour tout le monde, seul contre la montre.",
    },
  },
  archive: "Palmarès",
  waiting: {
    title: (name: string) => `La table ${of(name)}`,
    gathering: (people: number, bots: number, free: number) => {
      const who = people < 2 ? "Tu es là" : `Vous êtes ${number(people)}`;
      const helpers =
        bots === 0
          ? ""
          : bots === 1
            ? ", un bot s’échauffe"
            : `, ${number(bots)} bots s’échauffent`;
      const room = free === 0 ? "Tout le monde y est." : `${capital(chairs(free))}.`;
      return `${who}${helpers}. ${room}`;
    },
    places: "Les chaises",
    invite: "Inviter",
    inviteQr: "Code QR du lien d’invitation",
    dictate: "À dicter",
    link: "Lien de la table",
    copy: "Copier",
    copied: "Lien copié. Envoie-le à qui tu veux.",
    notCopied: "La copie est refusée ici. Touche le lien longuement pour le copier.",
    share: "Partager",
    shareText: (game: string) => `On joue à ${game} ? Ta chaise est prête.`,
    game: "La partie",
    rules: "Les règles",
    learn: "Apprendre en une minute",
    start: (players: number) => (players === 1 ? "Commencer" : `Commencer à ${number(players)}`),
    startHint: {
      tooFew: "Il manque du monde : invite quelqu’un ou ajoute un bot.",
      openChairs:
        "Les chaises vides seront retirées. On pourra prendre celle d’un bot en cours de route.",
      closedChairs: "Les chaises vides seront retirées au début de la partie.",
      full: "Tout est prêt.",
    },
    guest: {
      sit: "Touche une chaise libre pour t’asseoir.",
      seated: (host: string) => `${host} lance la partie quand tout le monde est là.`,
      watching: "Toutes les chaises sont prises : tu regarderas la partie, et tu pourras parler.",
    },
    changeGame: "Changer de jeu",
    changeGameHelp: "Tout le monde suit à une nouvelle table, avec les mêmes chaises.",
    noOtherGame: "Ce serveur n’a pas d’autre jeu.",
    fill: "Remplir avec des bots",
    fillHelp: "Choisis leur force. Un ami pourra prendre leur chaise à tout moment.",
    hint: "Glisse une personne vers une autre chaise, ou touche-les l’une après l’autre.",
    leave: "Quitter la table",
  },
  chair: {
    free: "Chaise libre",
    number: (seat: number) => `Chaise ${seat + 1}`,
    youHost: "toi, tu invites",
    you: "toi",
    host: "invite",
    here: "à table",
    away: "parti un instant…",
    bot: (level: string) => `bot ${level}`,
    keeps: (level: string) => `un bot ${level} garde la chaise`,
    sitHere: "S’asseoir ici",
    seatBot: "Asseoir un bot",
    selected: (name: string) => `${name} : choisis une autre chaise pour échanger.`,
    swapWith: (name: string) => `Échanger avec ${name}`,
    swapHere: (name: string) => `Placer ${name} ici`,
    kick: (name: string) => `Libérer la chaise ${of(name)}`,
    handOver: (name: string) => `${name} invite à ma place`,
    takeBack: "Reprendre ma chaise",
    replaceMe: "Un bot joue pour moi",
    replace: (name: string) => `Un bot remplace ${name}`,
    take: (name: string) => `Prendre la chaise ${of(name)}`,
    swapped: "Chaises échangées.",
  },
  levels: {
    easy: { name: "facile", label: "Facile", hint: "Se trompe de temps en temps." },
    normal: { name: "normal", label: "Normal", hint: "Joue comme un bon ami." },
    hard: { name: "fort", label: "Fort", hint: "Ne rate presque rien." },
  },
  options: {
    seats: {
      label: "Nombre de chaises",
      lead: "Il y a",
      choice: (n: number) => (n === 1 ? "une chaise" : `${number(n)} chaises`),
    },
    isPublic: {
      label: "Qui voit la table",
      lead: ". La table est",
      yes: "publique",
      yesHint: "Elle s’affiche à l’accueil, tout le monde peut venir.",
      no: "privée",
      noHint: "On vient avec le lien ou le code.",
    },
    openChairs: {
      label: "Arriver en cours de route",
      lead: ". En cours de route, la chaise d’un bot est",
      yes: "libre à prendre",
      yesHint: "Qui a le lien peut remplacer un bot pendant la partie.",
      no: "gardée",
      noHint: "On ne s’assied qu’avant le début.",
    },
    pauses: {
      label: "Quand quelqu’un décroche",
      lead: ". Si quelqu’un décroche,",
      yes: "la partie l’attend",
      yesHint: "Pause automatique, jusqu’à son retour ou à un bot.",
      no: "la partie continue",
      noHint: "Le temps passe pour tout le monde.",
    },
    end: ".",
  },
  table: {
    clock: "Temps restant",
    pause: "Demander une pause",
    unpause: "Ne plus demander de pause",
    undo: "Reprendre mon coup",
    react: "Réagir",
    more: "Menu de la table",
    rules: "Règles",
    log: "Journal",
    chat: "Discussion",
    sheet: "Règles, journal et discussion",
    unread: (n: number) => (n === 1 ? "1 message à lire" : `${n} messages à lire`),
    help: "Aide et règles",
    seats: "Autour de la table",
    board: "Le plateau",
    invite: "Inviter quelqu’un",
    leave: "Quitter la partie",
    leaveHelp: "Un bot garde ta chaise, tu peux revenir quand tu veux.",
    lobby: "Retour à l’accueil",
    watching: "Tu regardes",
    watchers: (n: number) => (n === 1 ? "1 personne regarde" : `${n} personnes regardent`),
    botPlays: "Un bot joue pour toi.",
    wishesPause: (name: string) => `${name} demande une pause.`,
    youWishPause: (others: readonly string[]) =>
      others.length ? `Pause demandée. On attend ${list(others)}.` : "Pause demandée.",
    agree: "D’accord",
  },
  chat: {
    placeholder: "Écris à la table",
    send: "Envoyer",
    closed: "On ne parle pas pendant cette phase.",
    none: "Personne n’a encore rien dit. Lance la conversation.",
  },
  log: {
    none: "Rien encore. Ce qui se passe à la table s’écrit ici.",
    events: {
      said: (name: string) => `${name} a parlé.`,
      seated: (name: string) => `${name} a pris place.`,
      bot_seated: (name: string) => `${name}, un bot, a pris place.`,
      vacated: (name: string) => `${name} a quitté sa chaise.`,
      started: (_name: string) => "La partie a commencé.",
      paused: (_name: string) => "La table est en pause.",
      resumed: (_name: string) => "La partie a repris.",
      undone: (name: string) => `${name} a repris son coup.`,
      ended: (_name: string) => "La partie est finie.",
    },
  },
  reactions: {
    title: "Réagir",
    names: {
      applause: "applaudit",
      laugh: "rit",
      wow: "n’en revient pas",
      thinking: "réfléchit",
      oops: "fait la grimace",
      thanks: "dit merci",
    },
    labels: {
      applause: "Applaudir",
      laugh: "Rire",
      wow: "Ouah",
      thinking: "Je réfléchis",
      oops: "Oups",
      thanks: "Merci",
    },
  },
  pause: {
    title: "Pause",
    agreed: "Le temps est arrêté. Personne ne voit le plateau.",
    automatic: (names: readonly string[]) =>
      names.length
        ? `${list(names)} ${names.length === 1 ? "a perdu" : "ont perdu"} la connexion. Le temps est arrêté : personne n’y perd.`
        : "Tout le monde est revenu. On reprend quand vous voulez.",
    back: "La partie reprend d’elle-même au retour.",
    resume: "Reprendre",
    resumeWished: "J’attends les autres",
    wishing: (names: readonly string[]) =>
      names.length === 0
        ? ""
        : `${list(names)} ${names.length === 1 ? "veut" : "veulent"} reprendre.`,
    askHost: (host: string) => `${host} peut mettre un bot à la place, en attendant.`,
  },
  connection: {
    connecting: "Connexion…",
    lost: "Connexion perdue. On revient tout seul, rien n’est perdu.",
    back: "Connexion rétablie.",
  },
  end: {
    won: "C’est gagné !",
    lost: (winner: string) => `${winner} gagne`,
    shared: (names: readonly string[]) => `${list(names)}, à égalité`,
    nobody: "Partie finie",
    solo: "C’est fini !",
    scores: "Les scores",
    points: (n: number) => noun(n, "point", "points"),
    you: "toi",
    memory: "Le souvenir de la partie",
    rematch: "Revanche",
    follow: "Suivre à la nouvelle table",
    followHint: (name: string) => `La revanche est prête, ${name}.`,
    rematchHint: "Les mêmes personnes, une nouvelle donne.",
    board: "Voir le plateau",
    result: "Voir le résultat",
    replay: "Revoir la partie",
    download: "Garder le fichier",
    fairness: "Vérifier la donne",
    puzzle: "Voir le classement du jour",
    chat: "Discuter",
    origin: "La partie d’origine",
  },
  fairness: {
    title: "Le hasard était-il honnête ?",
    before:
      "Avant la donne, le serveur a publié l’empreinte d’un secret, et chaque navigateur a ajouté ses propres octets au hasard. Personne ne pouvait donc choisir les cartes.",
    after:
      "La partie finie, le secret est dans le fichier de la partie. Cette commande recalcule chaque donne et dit si tout concorde :",
    commitment: "Empreinte publiée",
  },
  replay: {
    title: (game: string) => `${game}, revue`,
    seat: "Vue",
    spectator: "d’à côté de la table",
    seatOf: (name: string) => `de la place ${of(name)}`,
    play: "Lecture",
    pause: "Arrêt",
    previous: "Étape précédente",
    next: "Étape suivante",
    timeline: "Moment de la partie",
    step: (at: number, all: number) => `Étape ${at} sur ${all}`,
    speed: "Vitesse",
    times: (n: number) => `× ${n}`.replace(".", ","),
    result: "Retour au résultat",
    tryAgain: "Rejouer d’ici",
    tried: "Un deuxième essai, rien que pour toi : reprends autant de coups que tu veux.",
    events: {
      started: (_name: string) => "La donne",
      acted: (name: string) => `${name} joue`,
      expired: (_name: string) => "Le temps est écoulé",
      undone: (name: string) => `${name} reprend son coup`,
    },
  },
};

export type Messages = typeof fr;
