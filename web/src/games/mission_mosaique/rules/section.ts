// What the rules for people show beside their text.

import type { RuleSection } from "../../ruleSection.ts";
import type { NotebookType } from "../wire.gen.ts";

export type Section = RuleSection<NotebookType>;
