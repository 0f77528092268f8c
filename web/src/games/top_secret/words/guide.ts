// The words of the lesson.

import { translated } from "../../../language.svelte.ts";
import type { LessonStep } from "../../lessonWords.ts";

interface Lesson {
  /** To a move that is almost the one that a stage asks for. */
  readonly almost: readonly string[];
  readonly others: readonly string[];
  readonly steps: readonly LessonStep[];
}

const fr: Lesson = {
  almost: [
    "Presque : Natacha t’attend au Rialto.",
    "Presque : montre Bubble et 0.",
    "Presque : demande à Charlie.",
    "Presque : touche la case de Gaston et d’Agent X.",
    "Presque : relis ton feuillet. Natacha 52, toi 11, Charlie 0, Gaston 29.",
  ],
  others: ["Natacha", "Charlie", "Gaston"],
  steps: [
    {
      title: "Une nuit à Venise",
      text: "Tu es le Colonel Bubble et tu tiens le fragment 11 : tes deux cartes noires. Ton allié est Lord Fiddlebottom, mais sous quel masque ?",
    },
    {
      title: "Une rencontre",
      text: "À deux au même lieu, on se parle. Natacha est au Rialto : touche le Rialto, puis « Aller au Rialto ».",
    },
    {
      title: "Une vraie, une fausse",
      text: "Choisis deux cartes : Bubble, qui est vraie, et 0, qui est fausse. Natacha ne saura pas laquelle.",
    },
    {
      title: "L’Ambassadeur",
      text: "Natacha a montré Fiddlebottom et 11. C’est toi qui as 11 : elle est donc Fiddlebottom, ton alliée ! À la manche suivante, tu es seul avec l’Ambassadeur : il te donne une question. Demande une carte noire à Charlie.",
    },
    {
      title: "Le feuillet",
      text: "Charlie est Madame Zsa\u00a0Zsa. Tu es Bubble, Natacha est Fiddlebottom : pour Gaston, il ne reste qu’Agent X. Note-le : sur ton feuillet, touche la case « avis » de Gaston pour Agent X.",
    },
    {
      title: "L’appel",
      text: "Une question de plus, et Charlie a montré le 0. Natacha t’a montré le 52, tu as le 11 : à Gaston le 29. Tu sais tout, et tu es à côté de ton alliée : c’est le moment. Téléphone : 52 Natacha, 11 toi, 0 Charlie, 29 Gaston.",
    },
    {
      title: "C’est gagné",
      text: "Le bon numéro, à côté du vrai allié : un point pour vous deux. Avec un faux numéro, il serait allé aux autres.",
    },
  ],
};

const en: Lesson = {
  almost: [
    "Almost: Natacha waits for you at the Rialto.",
    "Almost: show Bubble and 0.",
    "Almost: ask Charlie.",
    "Almost: touch the box of Gaston and Agent X.",
    "Almost: read your sheet. Natacha 52, you 11, Charlie 0, Gaston 29.",
  ],
  others: ["Natacha", "Charlie", "Gaston"],
  steps: [
    {
      title: "A night in Venice",
      text: "You are Colonel Bubble and you hold fragment 11: your two black cards. Your ally is Lord Fiddlebottom, but behind which mask?",
    },
    {
      title: "A meeting",
      text: "Two at one place can talk. Natacha is at the Rialto: touch the Rialto, then “Go to the Rialto”.",
    },
    {
      title: "One true, one false",
      text: "Choose two cards: Bubble, which is true, and 0, which is false. Natacha will not know which.",
    },
    {
      title: "The Ambassador",
      text: "Natacha showed Fiddlebottom and 11. You hold 11, so she is Fiddlebottom, your ally! In the next round you are alone with the Ambassador, who gives you a question: ask Charlie for a black card.",
    },
    {
      title: "The sheet",
      text: "Charlie is Madame Zsa\u00a0Zsa. You are Bubble, Natacha is Fiddlebottom: for Gaston only Agent X is left. Note it: on your sheet, touch Gaston’s “opinion” box under Agent X.",
    },
    {
      title: "The call",
      text: "One more question, and Charlie has shown 0; Natacha showed you 52, and you hold 11: so Gaston has 29. You know it all, and you stand beside your ally: this is the moment. Telephone: 52 Natacha, 11 you, 0 Charlie, 29 Gaston.",
    },
    {
      title: "You win",
      text: "The right number beside the real ally: a point for both of you. A wrong number would have given it to the others.",
    },
  ],
};

export const lesson = translated({ fr, en });

export const exercises = translated({
  fr: {
    question: (name: string) => `Qui est ${name} ?`,
    lead: "Voici tout ce que tu as vu, dans une vraie partie. Une carte de chaque paire est vraie, et une seule.",
    right: "Juste !",
    wrong: "Pas encore : relis les paires, et ce que tu tiens toi-même.",
  },
  en: {
    question: (name: string) => `Who is ${name}?`,
    lead: "This is all you have seen, in a real game. One card of each pair is true, and only one.",
    right: "Right!",
    wrong: "Not yet: read the pairs again, and what you hold yourself.",
  },
});
