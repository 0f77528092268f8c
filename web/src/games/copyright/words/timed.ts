// The words of a turn of the timed variant.

import { translated } from "../../../language.svelte.ts";

const fr = {
  turn: (turn: number) => `Tour ${turn}`,
  inTime: "Pose-la avant la fin du temps.",
  isLaid: "Elle est posée.",
  cost: "Non posée, elle coûte 2 points.",
  isLast: "Quelqu’un a tout recopié : dernier tour.",
};

const en: typeof fr = {
  turn: (turn) => `Turn ${turn}`,
  inTime: "Lay it before time is up.",
  isLaid: "It is laid.",
  cost: "Not laid, it costs 2 points.",
  isLast: "Somebody has copied it all: last turn.",
};

export const timed = translated({ fr, en });
