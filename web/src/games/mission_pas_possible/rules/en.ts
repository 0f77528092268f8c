// The rules of Mission Pas Possible, in our own words.

import type { Section } from "./section.ts";

export const en: readonly Section[] = [
  {
    title: "The aim",
    text: [
      "Ten minutes, twenty-five dice, one team. Defuse all bombs before the countdown is over: you win or blow up together.",
      "Talk! Everything is open, everything can be discussed, and nothing waits.",
    ],
  },
  {
    title: "The material",
    text: [
      "Five dice of each colour: red, blue, green, yellow, black. All of them begin in the bag.",
      "Everybody has two bombs (four when alone). Five more lie open in the row, the rest is in the deck, with six hidden sabotages.",
    ],
  },
  {
    title: "A turn",
    text: [
      "Whoever holds the bag draws as many dice as there are players and rolls them. Everybody takes one and places it on an own bomb. With two players four dice are drawn, two each; alone three, all for oneself.",
      "A die that can be placed must be placed. Once placed, it does not move. When all dice are dealt with, the bag goes to the left.",
    ],
  },
  {
    title: "The spaces",
    pictures: ["plain", "either"],
    text: [
      "A number on white asks for that number, a colour for that colour. A number in a disc on a colour asks for both. A cut space takes either. A white space takes any die.",
      "Spaces may be filled in any order, as long as the card can still be finished.",
    ],
  },
  {
    title: "The signs",
    pictures: ["equal", "order", "twins", "sum"],
    text: [
      "The hash ties the number, the wheel ties the colour. A sign ties only its two neighbours: equal, different, greater, smaller, always strictly. Between spaces of “number or colour” each pair agrees in one way or the other.",
      "For a sum or a difference the dice must satisfy the printed equation.",
    ],
  },
  {
    title: "Stacks and pyramids",
    pictures: ["stack", "pyramid"],
    text: [
      "A stack grows from the bottom up, along its arrow. In a pyramid the base is free; an upper die waits for the two dice that carry it.",
    ],
  },
  {
    title: "Defusing",
    text: [
      "The last die defuses the bomb, at once: its dice go back to the bag, its points are the team’s, and you choose a bomb of the row. The deck fills the gap.",
    ],
  },
  {
    title: "Sabotage",
    text: [
      "A sabotage card comes out of the deck with a colour or a number: everybody puts one matching die back into the bag, if there is one. A die under another die is safe. Every sabotage counts 2 points at the end.",
    ],
  },
  {
    title: "Unused dice",
    text: [
      "A die that nobody can use is rolled again, one at a time, in the order that the team likes. Everybody then loses a die of the same colour or number, if there is one, and the die goes back to the bag.",
    ],
  },
  {
    title: "The end",
    text: [
      "You win when the last bomb leaves the row; at the level Insane those in front of you must be defused, too. You lose when time is up, or when dice are due and the bag is empty.",
      "Score: 10 points for the win, 1 for every ten seconds left, the points of the defused bombs, 2 for each sabotage.",
    ],
  },
  {
    title: "Advanced setups",
    text: [
      "You may choose how many cards of each value come into play: shuffled into one deck, or in open piles. With piles, revealing a sabotage before taking a bomb is a choice.",
    ],
  },
  {
    title: "On the screen",
    text: [
      "Touch a die: it is in your hand, everybody sees it, and the allowed spaces light up. Touch a space, and it is placed. A die that is held for too long goes back to the centre.",
      "A long press on a die (or a right click, or the button “I want it”) puts your name on it: a wish, not a promise.",
      "Strict mode: any space may be tried, but a mistake sends all dice of the card back to the bag.",
    ],
  },
  {
    title: "By keyboard",
    text: [
      "1 to 5 take a die, Shift with 1 to 5 shows it to the others. Arrow keys go from lit space to lit space, Enter places, Escape puts back. 1 to 5 also choose the next bomb. Space draws the dice. I asks for advice.",
    ],
  },
];
