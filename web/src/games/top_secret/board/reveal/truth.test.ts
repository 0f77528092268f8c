import { describe, expect, it } from "vitest";
import { VIEWS } from "../../guide/script.ts";
import type { Result } from "../../wire.gen.ts";
import { trueNumber, unmasked } from "./truth.ts";

const result = VIEWS.at(-1)!.results[0]!;

describe("the reveal", () => {
  it("turns the cards in the order of the table, which tells nothing", () => {
    expect(unmasked(result).map(({ agent }) => agent)).toEqual([0, 1, 2, 3]);
  });

  it("TS-44: spells the true number in the order F, B, Z, X", () => {
    expect(trueNumber(result)).toEqual(["52", "11", "0", "29"]);
  });

  it("TS-43: lays what was announced of an agent beside what is so", () => {
    const wrong: Result = { ...result, number: ["52", "11", "29", "0"], owners: [1, 0, 2, 3] };
    const [you, ally, asked] = unmasked(wrong);
    expect(you).toMatchObject({ isIdentityRight: true, isFragmentRight: true });
    expect(ally?.announced).toEqual({ identity: "fiddlebottom", fragment: "52", part: 1 });
    expect(asked?.announced).toEqual({ identity: "zsa_zsa", fragment: "29", part: 3 });
    expect(asked?.real).toEqual({ identity: "zsa_zsa", fragment: "0", part: 3 });
    expect(asked).toMatchObject({ isIdentityRight: true, isFragmentRight: false });
  });
});
