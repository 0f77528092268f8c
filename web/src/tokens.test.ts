// Measures the contrasts of tokens.css in both themes (WCAG 2: text at least 4.5, controls 3).

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "./games/catalogue.ts";
import { COLOURS } from "./identity.svelte.ts";

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync("src/tokens.css", "utf8");

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test("black on white is 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

const light = tokensOf('[data-theme="light"]');
const dark = tokensOf('[data-theme="dark"]');

test("both themes name the same colours", () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s theme", (name, own) => {
  // A cloth that is dark in both themes is written on in the dark theme only.
  const played = CATALOGUE.filter(({ isNight }) => name === "dark" || !isNight);
  const cloths = played.map(({ facts, cloth }) => [`cloth of ${facts.game}`, cloth[name]] as const);
  const tokens: Tokens = { ...own, ...Object.fromEntries(cloths) };
  const grounds = ["paper", "raised", "lamp", "dusk", ...cloths.map(([ground]) => ground)];
  const pairs = (inks: readonly string[], on: readonly string[]) =>
    inks.flatMap((ink) => on.map((ground) => [ink, ground] as const));

  test.each(pairs(["ink", "soft", "cherry", "good"], grounds))(
    "%s can be read on %s",
    (ink, ground) => {
      expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(COLOURS)("an initial can be read on the %s avatar", (colour) => {
    expect(contrast(tokens["on-person"]!, tokens[`person-${colour}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(["edge", "bot", ...COLOURS.map((colour) => `person-${colour}`)], grounds))(
    "%s stands out from %s",
    (control, ground) => {
      expect(contrast(tokens[control]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
    },
  );

  test("the cherry button can be read, and so can what is written in ink or on a bot", () => {
    expect(contrast(tokens["on-cherry"]!, tokens["cherry"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens["raised"]!, tokens["ink"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens["on-person"]!, tokens["bot"]!)).toBeGreaterThanOrEqual(4.5);
  });
});
