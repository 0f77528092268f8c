import { describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { preparedChair } from "../../../preparedChair.ts";
import type { Language } from "../../../../wire.gen.ts";
import { VIEWS } from "../../guide/script.ts";
import type { Because, Card, View } from "../../wire.gen.ts";
import { reasonInWords } from "./reason.ts";

type Clue = Because["clues"][number];

const view = { ...VIEWS[1]!, seats: 3 } as View;
const chairs = ["Me", "Adèle", "Gaston"].map(preparedChair);
const own = (...cards: Card[]): Clue => ({ source: "own", agent: 0, cards, round: 0 });
const pair = (agent: number, round: number, ...cards: Card[]): Clue => ({
  source: "pair",
  agent,
  cards,
  round,
});
const black = (agent: number, round: number, card: Card): Clue => ({
  source: "black",
  agent,
  cards: [card],
  round,
});

/** Without the narrow spaces, which the eye does not see either. */
function told(
  language: Language,
  [agent, card]: readonly [number, Card],
  because: Pick<Because, "mark" | "step" | "clues"> & Partial<Because>,
): string {
  speak(language);
  const whole = { kind: "because", chain: [], ...because } as Because;
  const sentences = reasonInWords(view, chairs, 0, { agent, card, because: whole });
  return sentences.join(" ").replaceAll("\u202f", " ");
}

describe("the detective’s sentences", () => {
  it("an own card is nobody else’s", () => {
    const because = { mark: "crossed", step: "own_card", clues: [own("agent_x")] } as const;
    expect(told("fr", [1, "agent_x"], because)).toBe("Adèle n’est pas Agent X : tu es Agent X.");
    expect(told("en", [1, "agent_x"], because)).toBe("Adèle is not Agent X: you are Agent X.");
  });

  it("a black card is true", () => {
    const because = { mark: "certain", step: "black_card", clues: [black(1, 3, "52")] } as const;
    expect(told("fr", [1, "52"], because)).toBe(
      "Adèle a le 52 : tu as vu la carte noire d’Adèle, le 52 (manche 3).",
    );
    expect(told("en", [1, "52"], because)).toBe(
      "Adèle holds 52: you saw Adèle’s black card, 52 (round 3).",
    );
  });

  it("and so it is of the dummy", () => {
    const because = { mark: "crossed", step: "black_card", clues: [black(3, 2, "0")] } as const;
    expect(told("fr", [3, "52"], because)).toBe(
      "Le figurant n’a pas le 52 : tu as vu la carte noire du figurant, le 0 (manche 2).",
    );
    expect(told("en", [3, "52"], because)).toBe(
      "The dummy does not hold 52: you saw the dummy’s black card, 0 (round 2).",
    );
  });

  it("TS-26: of two identities, one is true, and so no other is", () => {
    const clues = [pair(2, 1, "bubble", "agent_x")];
    const because = { mark: "crossed", step: "one_of_two", clues } as const;
    expect(told("fr", [2, "fiddlebottom"], because)).toBe(
      "Gaston n’est pas Lord Fiddlebottom : " +
        "Gaston t’a montré Colonel Bubble et Agent X (manche 1), et l’une des deux est vraie.",
    );
    expect(told("en", [2, "fiddlebottom"], because)).toBe(
      "Gaston is not Lord Fiddlebottom: " +
        "Gaston showed you Colonel Bubble and Agent X (round 1), and one of the two is true.",
    );
  });

  it("a pair beside known cards leaves the other one", () => {
    const clues = [own("52"), pair(2, 4, "bubble", "52")];
    const because = { mark: "certain", step: "pair_and_cards", clues } as const;
    expect(told("fr", [2, "bubble"], because)).toBe(
      "Gaston est Colonel Bubble : tu as le 52 et " +
        "Gaston t’a montré Colonel Bubble et le 52 (manche 4) ; " +
        "or une des deux est vraie, et une seule.",
    );
    expect(told("en", [2, "bubble"], because)).toBe(
      "Gaston is Colonel Bubble: you hold 52 and " +
        "Gaston showed you Colonel Bubble and 52 (round 4); " +
        "and of the two, exactly one is true.",
    );
  });

  it("what is known of all others leaves one card", () => {
    const clues = [own("52"), black(1, 2, "11"), black(2, 5, "0")];
    const because = { mark: "certain", step: "cards", clues } as const;
    expect(told("fr", [3, "29"], because)).toBe(
      "Le figurant a le 29 : tu as le 52, tu as vu la carte noire d’Adèle, le 11 (manche 2) et " +
        "tu as vu la carte noire de Gaston, le 0 (manche 5) ; il ne reste rien d’autre.",
    );
    expect(told("en", [3, "29"], because)).toContain("0 (round 5); nothing else is left.");
  });

  it("several pairs are told together", () => {
    const clues = [pair(1, 1, "bubble", "0"), pair(1, 2, "agent_x", "0")];
    const because = { mark: "certain", step: "pairs", clues } as const;
    expect(told("fr", [1, "0"], because)).toBe(
      "Adèle a le 0 : Adèle t’a montré Colonel Bubble et le 0 (manche 1) et " +
        "Adèle t’a montré Agent X et le 0 (manche 2) ; tout cela ensemble n’admet rien d’autre.",
    );
    expect(told("en", [1, "0"], because)).toContain("; together, they leave nothing else.");
  });

  it("a longer way is told sentence by sentence, each from the ones before", () => {
    const clues = [own("11"), pair(1, 1, "fiddlebottom", "11"), pair(2, 2, "fiddlebottom", "52")];
    const because = {
      mark: "certain",
      step: "pairs",
      clues,
      chain: [
        { clue: clues[0]!, conclusions: [{ agent: 1, card: "11", mark: "crossed" }] },
        { clue: clues[1]!, conclusions: [{ agent: 1, card: "fiddlebottom", mark: "certain" }] },
        { clue: clues[2]!, conclusions: [{ agent: 2, card: "52", mark: "certain" }] },
      ],
    } as const;
    expect(told("fr", [2, "52"], because)).toBe(
      "Tu as le 11, donc Adèle n’a pas le 11. " +
        "Adèle t’a montré Lord Fiddlebottom et le 11 (manche 1), donc Adèle est Lord Fiddlebottom. " +
        "Gaston t’a montré Lord Fiddlebottom et le 52 (manche 2), donc Gaston a le 52.",
    );
    expect(told("en", [2, "52"], because)).toBe(
      "You hold 11, so Adèle does not hold 11. " +
        "Adèle showed you Lord Fiddlebottom and 11 (round 1), so Adèle is Lord Fiddlebottom. " +
        "Gaston showed you Lord Fiddlebottom and 52 (round 2), so Gaston holds 52.",
    );
  });
});
