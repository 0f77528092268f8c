// The words of the lesson.

import { translated } from "../../../language.svelte.ts";
import type { LessonStep } from "../../lessonWords.ts";

interface Lesson {
  readonly almost: string;
  readonly others: readonly string[];
  /** The word to draw, and the word to recognise. */
  readonly drawn: string;
  readonly guessed: string;
  readonly steps: readonly LessonStep[];
}

const fr: Lesson = {
  almost: "Regarde encore : quatre murs, un toit, une porte…",
  others: ["Gaston", "Charlie"],
  drawn: "Licorne",
  guessed: "maison",
  steps: [
    {
      title: "Six morceaux, une image",
      text: "Chaque carnet cache un code secret que six pages vont dessiner, chacune un morceau. Personne ne voit les morceaux des autres.",
    },
    {
      title: "Lis le code",
      text: "Ton code est sur la carte, ton morceau dans le cadre noir. Charlie devra le deviner : chut ! Dis que tu l’as lu.",
    },
    {
      title: "Dix secondes",
      text: "Dessine la partie du sujet qui tombe dans le cadre : ici le temps attend. Puis annule un trait.",
    },
    {
      title: "Ton carnet revient",
      text: "Après six pages, les carnets arrivent chez leur destinataire. Celui-ci est pour toi : ouvre-le.",
    },
    {
      title: "Une seule proposition",
      text: "Les six morceaux se rejoignent. Qu’ont-ils dessiné pour toi ? Écris ta réponse.",
    },
    {
      title: "Un timbre !",
      text: "Chaque code trouvé rapporte un timbre à toute l’équipe. Trois manches, des mots de plus en plus difficiles : visez le rang S.",
    },
  ],
};

const en: Lesson = {
  almost: "Look again: four walls, a roof, a door…",
  others: ["Gaston", "Charlie"],
  drawn: "Unicorn",
  guessed: "house",
  steps: [
    {
      title: "Six parts, one picture",
      text: "Each notebook hides a secret code that six pages will draw, a part each. Nobody sees the parts of the others.",
    },
    {
      title: "Read the code",
      text: "Your code is on the card, your part in the black frame. Charlie will have to guess it: hush! Say that you have read it.",
    },
    {
      title: "Ten seconds",
      text: "Draw the part of the subject that falls into the frame: here, time waits. Then undo a stroke.",
    },
    {
      title: "Your notebook comes back",
      text: "After six pages the notebooks arrive at their recipients. This one is for you: open it.",
    },
    {
      title: "One single proposal",
      text: "The six parts join. What did they draw for you? Write your answer.",
    },
    {
      title: "A stamp!",
      text: "Each code found brings the whole team a stamp. Three rounds, harder and harder words: aim for rank S.",
    },
  ],
};

export const lesson = translated({ fr, en });
