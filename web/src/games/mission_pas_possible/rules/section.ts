// The cards that show what the icons mean.

import type { RuleSection } from "../../ruleSection.ts";
import { card, group } from "../board/card/printed.ts";
import type { Card } from "../wire.gen.ts";

export type CardName =
  "plain" | "either" | "equal" | "order" | "sum" | "twins" | "stack" | "pyramid";

export type Section = RuleSection<CardName>;

export const EXAMPLES: Readonly<Record<CardName, Card>> = {
  plain: card(0, 3, group("row", "5,yellow,green&2")),
  either: card(1, 2, group("row", "black|1,black|2,")),
  equal: card(2, 3, group("row", "#,#,#", "==")),
  order: card(3, 1, group("row", "#,#,#", "><")),
  sum: card(4, 3, group("row", "green|yellow,red|blue", "+", 7)),
  twins: card(5, 4, group("row", "c&#,c&#", "=")),
  stack: card(6, 4, group("stack", "yellow,red,blue,green")),
  pyramid: card(7, 3, group("pyramid", "green,3,black")),
};
