// The rules of Top Secret, in our words.

import type { Captions, Section } from "./section.ts";

export const captions: Captions = {
  masks: "Five masks: blue, yellow, green, pink, and the Ambassador in black and gold",
  agents: "The two teams: Fiddlebottom and Bubble, Zsa Zsa and X",
  meeting: "Two masks at the Rialto: a meeting",
  right_pair: "Bubble, who holds 11, shows Bubble and 0: allowed, one true and one false.",
  wrong_pairs: "Bubble and 11: two true ones. Zsa Zsa and 0: none. Forbidden.",
  number: "Fiddlebottom 52, Bubble 11, Zsa Zsa 0, X 29: the number is 52 11 0 29.",
};

export const en: readonly Section[] = [
  {
    title: "The aim",
    text: [
      "Venice, a carnival night. Four agents look for each other behind their masks. Each is somebody and holds a fragment of a telephone number. Find your ally and the whole number, then call beside them: you both win.",
    ],
  },
  {
    title: "The agents",
    pictures: ["agents"],
    text: [
      "Lord Fiddlebottom and Colonel Bubble are allies, and so are Madame Zsa Zsa and Agent X. Nobody knows which mask hides their ally.",
      "Everybody secretly gets two black cards: an identity and a fragment (52, 11, 0 or 29). They are the two true cards. Everybody also has eight cards of their colour: the four identities and the four fragments, to tell true and false.",
    ],
  },
  {
    title: "A round",
    pictures: ["masks"],
    text: [
      "In turn, everybody goes to one of five places. Then the Ambassador’s card is turned. A place that was visited in this series of five rounds cannot be used again; after five rounds all come back.",
      "A round begins to the left of whoever began the last one.",
    ],
  },
  {
    title: "Meetings",
    pictures: ["meeting"],
    text: [
      "Something happens only where there are exactly two masks. Alone, or three and more: nothing. Everybody sees who meets whom; what is shown stays between the two.",
      "Two meetings are settled in the order of who came first.",
    ],
  },
  {
    title: "Two agents meet",
    pictures: ["right_pair", "wrong_pairs"],
    text: [
      "Each shows the other two of their eight cards: one true and one false, never two true nor two false. Both choose before they see.",
      "The same pair is never shown twice to the same agent in a game (unless all twelve allowed pairs have been).",
      "Besides, and only if you like, you may show one of your black cards: a way to tell an ally who you are.",
    ],
  },
  {
    title: "The Ambassador",
    text: [
      "Alone with the Ambassador you may ask another agent to show you a black card. They choose which one (or you do, if the table plays so), and never the same twice to you. Everybody knows who asked whom; the card stays secret.",
    ],
  },
  {
    title: "The call",
    pictures: ["number"],
    text: [
      "Instead of an exchange, beside your ally, you may telephone: announce the number in the order Fiddlebottom, Bubble, Zsa Zsa, X, with who holds each fragment. The names of your two opponents are not checked.",
      "The right number beside the real ally: you both win. A wrong number, or somebody who is not your ally: the other team wins.",
      "If both want to call, whoever came first does.",
    ],
  },
  {
    title: "The series",
    text: [
      "A point for each winner. The black cards are shuffled again, the sheets are new, and on it goes: the first with 3 points wins, both if two get there together. A table may also choose a single game.",
    ],
  },
  {
    title: "With three",
    text: [
      "Everybody for themselves. The fourth agent is a dummy: places come by chance, and two black cards lie before it, identity on the left, fragment on the right.",
      "Alone with the dummy, look at one of its black cards. Alone with the Ambassador you may also ask for one. One calls beside an agent, the dummy or the Ambassador: right, a point for you; wrong, a point for each of the two others.",
    ],
  },
  {
    title: "With five",
    text: [
      "Everybody for themselves. The fifth person is the Ambassador, with neither identity nor fragment, and chooses a place first, face down, to be turned at the end.",
      "An agent alone with the Ambassador may ask another for a black card: the Ambassador sees it, too. With exactly two agents there is no exchange: each shows the Ambassador two cards, one true and one false, unseen by the other.",
      "One calls beside an agent or the Ambassador; the Ambassador calls with one or two agents. Right, a point; wrong, a point for each of the others.",
    ],
  },
  {
    title: "The note sheet",
    text: [
      "It fills by itself, column by column: a red cross, it was shown to you; a blue dot, you showed it; a small black card, you really saw it. The shaded column is for your opinion (?, –, ✓), and there is room to write below. Only you see it.",
      "In “paper” mode it records facts only. In “detective” mode it crosses out what follows from them, and says why when you touch the cross.",
    ],
  },
  {
    title: "By keyboard",
    text: [
      "1 to 5 choose a place, Enter goes there. At a meeting 1 to 8 choose the cards. N opens the sheet, Escape goes back to the map. Tab leads everywhere.",
    ],
  },
];
