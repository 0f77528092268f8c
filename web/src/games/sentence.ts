// A sentence with gaps for the choices: "We play {variant}, …".

export type SentencePart<Option extends string> =
  { readonly text: string } | { readonly option: Option };

/** Keeps a comma or a full stop on the line of the choice before it. */
const joined = (text: string) => text.replace(/^[.,]/, "\u2060$&");

/** The sentence as its parts, in order. */
export const partsOf = <Option extends string>(sentence: string): readonly SentencePart<Option>[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? { option: part as Option } : { text: joined(part) }));
