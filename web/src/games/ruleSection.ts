// How the rules for people are built: sections of plain text, some with drawn examples.

export interface RuleSection<Picture> {
  readonly title: string;
  readonly text: readonly string[];
  readonly pictures?: readonly Picture[];
}
