// The rules of Copyright, in our own words.

import type { Section } from "./section.ts";

export const en: readonly Section[] = [
  {
    title: "The aim",
    text: [
      "The model is a drawing of nine cells. With transparent cards, laid over each other and shifted, make exactly the same drawing. Everybody searches at the same time.",
    ],
  },
  {
    title: "The cards",
    pictures: ["cards"],
    text: [
      "There are 66. Each has a violet grid of three by three cells, one square, one circle and one cross, each in a cell of its own. They are all different, even turned or flipped.",
    ],
  },
  {
    title: "A round",
    text: [
      "Four cards, neatly aligned on top of each other, make the model: chance turns them, or every player makes one in turn. Then everybody gets ten cards. Model and hands appear at the same instant.",
    ],
  },
  {
    title: "Laying cards",
    pictures: ["shifted"],
    text: [
      "Lay your cards as you like: turned, flipped, shifted by whole cells. The violet lines must coincide, and every card must share at least one cell with another: the stack stays in one piece.",
      "At any time you may move a card, take it off, or turn the whole stack. You need not use all ten cards: the ones you keep cost nothing.",
    ],
  },
  {
    title: "What a cell shows",
    pictures: ["twice"],
    text: [
      "A cell shows all symbols of the cards that cover it. The same symbol twice is the same symbol once. The order of the cards makes no difference.",
    ],
  },
  {
    title: "The end of a round",
    text: [
      "As soon as the whole model appears somewhere in a stack, the round is over: nobody touches a card any more. What sticks out does not matter for that. The copy must be the same way round as the model.",
      "If nobody gets there, the round also ends when everybody wants it to, or when time is up, if you chose a time.",
    ],
  },
  {
    title: "The frame",
    text: [
      "Everybody then puts the black frame over the nine cells of their stack that look most like the model. The best place is proposed; you may prefer another. Whoever copied it all frames the copy.",
    ],
  },
  {
    title: "The points",
    pictures: ["overhang"],
    text: [
      "+1 for every cell in the frame that is identical to the model’s: the same symbols, no more and no fewer.",
      "+1 for the one who copied it all. If two copies are finished together, only the faster one gets this point.",
      "−1 for every row and every column that sticks out of the frame, for everybody. Rows and columns are counted, not cells and not cards. A score can be negative.",
    ],
  },
  {
    title: "Empty cells",
    pictures: ["hole"],
    text: [
      "An empty cell of the model counts if a card covers it and shows nothing there. A hole, where there is no card at all, never counts.",
    ],
  },
  {
    title: "The end of the game",
    text: [
      "Points add up from round to round. The first to reach 20 wins; exactly 20 is enough. If several get there in the same round, the highest total wins; if they are equal, the win is shared.",
    ],
  },
  {
    title: "Timed variant",
    text: [
      "No hands: each turn everybody draws one card and has 45 seconds to lay it. After that it no longer moves. A card not laid is lost and costs 2 points at the end of the round.",
      "When somebody has copied it all, the turn is finished: the others may still lay their card. If several succeed in that turn, only the fastest gets the bonus. When too few cards are left, the round is scored without a bonus.",
    ],
  },
  {
    title: "Lightning variant",
    text: [
      "The first to copy it all scores 1 point. The others win nothing and lose nothing. No frame, and overhang is free. The first to 3 points wins.",
    ],
  },
  {
    title: "The puzzle",
    text: [
      "Alone, with one deal. You stop when you like: points count first, then time. The daily puzzle is the same for everybody.",
    ],
  },
  {
    title: "By keyboard",
    text: [
      "1 to 0 choose a card, arrow keys shift it, R turns it, F flips it, Enter lays it, Backspace takes it off, Escape puts it back. With no card held, R and F turn and flip the whole stack.",
    ],
  },
];
