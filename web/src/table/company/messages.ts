// The words of the host's menu; they are loaded with it.

import { translated } from "../../language.svelte.ts";

const fr = {
  title: "Qui est là",
  watching: {
    label: "Regarder",
    lead: "Regarder la partie est",
    yes: "permis",
    yesHint: "Qui a le lien peut regarder sans jouer.",
    no: "réservé à ceux qui jouent",
    noHint: "Qui n’a pas de chaise reste dehors une fois la partie commencée.",
  },
  chat: {
    label: "Qui parle",
    lead: ". La discussion est",
    open: "ouverte à tout le monde",
    players: "réservée à ceux qui jouent",
    off: "fermée",
  },
  patience: {
    label: "Quand quelqu’un ne joue pas",
    lead: ". Si quelqu’un est là mais ne joue pas,",
    endless: "on l’attend",
    endlessHint: "Aussi longtemps qu’il faut.",
    gentle: "un bot joue pour lui après deux minutes",
    gentleHint: "Prévenu à temps, il reprend sa chaise dès qu’il touche l’écran.",
    brisk: "un bot joue pour lui après 45 secondes",
    briskHint: "Pour les parties vives, avec le même avertissement.",
  },
  end: ".",
  people: "À table",
  audience: "Regardent",
  nobody: "Personne ne regarde.",
  more: (n: number) => `et ${n} de plus`,
  removed: "Renvoyés",
  mute: (name: string) => `Faire taire ${name}`,
  unmute: (name: string) => `Rendre la parole à ${name}`,
  muted: "ne parle pas",
  remove: (name: string) => `Demander à ${name} de partir`,
  removeHelp: "La personne ne revient pas, sauf si tu la réinvites.",
  readmit: (name: string) => `Réinviter ${name}`,
  somebody: "quelqu’un",
};

const en: typeof fr = {
  title: "Who is here",
  watching: {
    label: "Watching",
    lead: "Watching the game is",
    yes: "allowed",
    yesHint: "Whoever has the link can watch without playing.",
    no: "for players only",
    noHint: "Whoever has no chair stays outside once the game has begun.",
  },
  chat: {
    label: "Who talks",
    lead: ". The chat is",
    open: "open to everybody",
    players: "for players only",
    off: "closed",
  },
  patience: {
    label: "When somebody does not play",
    lead: ". If somebody is here but does not play,",
    endless: "we wait",
    endlessHint: "For as long as it takes.",
    gentle: "a bot plays for them after two minutes",
    gentleHint: "Warned in time, they take their chair back by touching the screen.",
    brisk: "a bot plays for them after 45 seconds",
    briskHint: "For brisk games, with the same warning.",
  },
  end: ".",
  people: "At the table",
  audience: "Watching",
  nobody: "Nobody is watching.",
  more: (n: number) => `and ${n} more`,
  removed: "Sent away",
  mute: (name: string) => `Silence ${name}`,
  unmute: (name: string) => `Let ${name} talk`,
  muted: "silenced",
  remove: (name: string) => `Send ${name} away`,
  removeHelp: "They do not come back unless you let them.",
  readmit: (name: string) => `Let ${name} back in`,
  somebody: "somebody",
};

export const words = translated({ fr, en });
