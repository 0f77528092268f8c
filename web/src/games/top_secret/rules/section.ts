// What the rules for people show beside their text.

import type { RuleSection } from "../../ruleSection.ts";

export type PictureName = "masks" | "agents" | "meeting" | "right_pair" | "wrong_pairs" | "number";

export type Section = RuleSection<PictureName>;

/** What a picture shows, for everybody who does not see it. */
export type Captions = Readonly<Record<PictureName, string>>;
