// How the rules for people are built: sections of plain text, some with a drawn example.

export type PictureName =
  "pieces" | "score" | "stone" | "corners" | "same_colour" | "part_of_a_side";

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly pictures?: readonly PictureName[];
}

/** What a picture shows, for everybody who does not see it. */
export type Captions = Readonly<Record<PictureName, string>>;
