// How the rules for people are built: sections of plain text, some with a small picture.

export type PictureName = "cards" | "shifted" | "twice" | "overhang" | "hole";

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly picture?: PictureName;
}
