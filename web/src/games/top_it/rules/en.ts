// The rules of Top It, in our own words.

import type { Captions, Section } from "./section.ts";

export const captions: Captions = {
  pieces: "The eight pieces of a colour and its stone",
  score: "The large square: 4 + 6 + 3 + 3 = 16. The house at its corner adds nothing.",
  stone: "The stone on the hexagon: 6 + 3 + 4 + 5 + 6 + 2 + 3 = 29.",
  corners: "Allowed: the two blue pieces meet in a corner.",
  same_colour: "Forbidden: two blue pieces side by side.",
  part_of_a_side: "Forbidden: a long side against two short ones.",
};

export const en: readonly Section[] = [
  {
    title: "The aim",
    text: [
      "Everybody builds the same mosaic, one piece at a time. Each piece you place brings its own value and that of every piece it touches. The most points win.",
    ],
  },
  {
    title: "The pieces",
    pictures: ["pieces"],
    text: [
      "Everybody has a colour: eight pieces and a stone. Rhombus 2, small and large triangle 3, small and large square 4, trapezoid 5, hexagon 6, house 7. The large square, the large triangle and the hexagon are the large pieces.",
      "The booklet that we have is damaged: these shapes and values are our reconstruction. If your box says otherwise of the large square, the house rule gives it 8.",
      "All hands are open: you see what the others still have.",
    ],
  },
  {
    title: "Your turn",
    text: [
      "Place one of your pieces, or your stone, once a game. Then it is the next player’s turn.",
      "The very first piece goes to the middle, without conditions, and counts double. The stone cannot begin.",
    ],
  },
  {
    title: "Side against side",
    pictures: ["part_of_a_side"],
    text: [
      "A new piece touches at least one lying piece along a side. Touching sides have the same length and cover each other from end to end: nothing shifted, no long side against two short ones, no short one against part of a long one. This holds for every contact.",
      "Pieces never overlap. Holes are allowed, and every way of turning. A placed piece does not move again.",
    ],
  },
  {
    title: "The colours",
    pictures: ["same_colour", "corners"],
    text: [
      "Two pieces of one colour do not touch along a side, not even along part of it. At a corner it is allowed.",
    ],
  },
  {
    title: "The points",
    pictures: ["score"],
    text: [
      "The value of your piece, plus that of every piece that shares a side with it, whatever its colour. A neighbour counts once. A mere corner counts nothing. Points are noted at once and never change.",
    ],
  },
  {
    title: "The stone",
    pictures: ["stone"],
    text: [
      "It tops a large piece that lies there, of another colour than yours, with no stone on it yet. It brings the value of that piece and of all its neighbours at that moment.",
      "It stays, is worth nothing itself and is in nobody’s way: the piece under it keeps its value.",
    ],
  },
  {
    title: "When nothing fits",
    text: [
      "If none of your pieces fits, you must place your stone; if that cannot be placed either, you pass and keep your piece for later. Nobody passes by choice. A stone without a target at the end is lost.",
    ],
  },
  {
    title: "The end",
    text: [
      "When all pieces and stones are placed, nine turns each, or when nobody can place anything, the game is over. The most points win; a tie is shared.",
    ],
  },
  {
    title: "For two",
    text: [
      "Pieces of the same colour may touch, and the stone may lie on its own colour. The second player’s first piece must not be the same as the very first one, and it is not the stone.",
    ],
  },
  {
    title: "Alone",
    text: [
      "Alone, you play all four colours in turn, by the rules for three or four. The four scores are added up, and you aim at your own record.",
      "The daily solo begins with the same opening for everybody, and there is a ranking.",
    ],
  },
  {
    title: "By keyboard",
    text: [
      "1 to 8 take a piece, 9 the stone. Arrow keys go from place to place, the best first. R turns, Enter places, Escape puts back. Plus and minus zoom, 0 shows all.",
    ],
  },
];
