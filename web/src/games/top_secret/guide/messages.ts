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
      title: "L’appel",
      text: "Natacha a montré Fiddlebottom et 11. C’est toi qui as 11 : elle est Fiddlebottom ! Quelques manches plus tard, tu sais tout. Téléphone : 52 Natacha, 11 toi, 0 Charlie, 29 Gaston.",
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
      title: "The call",
      text: "Natacha showed Fiddlebottom and 11. You hold 11, so she is Fiddlebottom! Some rounds later you know it all. Telephone: 52 Natacha, 11 you, 0 Charlie, 29 Gaston.",
    },
    {
      title: "You win",
      text: "The right number beside the real ally: a point for both of you. A wrong number would have given it to the others.",
    },
  ],
};

export const lesson = translated({ fr, en });
