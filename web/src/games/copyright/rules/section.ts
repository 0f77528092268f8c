// What the rules for people show beside their text.

import type { RuleSection } from "../../ruleSection.ts";

export type PictureName = "cards" | "shifted" | "twice" | "overhang" | "hole";
export type Section = RuleSection<PictureName>;
