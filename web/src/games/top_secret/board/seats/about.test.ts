import { expect, test } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { preparedChair } from "../../../preparedChair.ts";
import { VIEWS } from "../../guide/script.ts";
import type { View } from "../../wire.gen.ts";
import { seatIs } from "./about.ts";
import { seats } from "../../words/seats.ts";

const [laying, meeting] = VIEWS as [View, View, View, View];
const chairs = ["Me", "Natacha", "Charlie", "Gaston"].map(preparedChair);

test("everybody is told of in words", () => {
  speak("en");
  expect(seatIs(laying, chairs, 1, 0)).toBe("at the Rialto");
  expect(seatIs(meeting, chairs, 1, 0)).toBe("at the Rialto, with you");
  expect(seatIs(meeting, chairs, 2, 0)).toBe("alone, waits");
  expect(seatIs(laying, chairs, 0, 1)).toBe("chooses a place");
});

test("French elides and contracts before a name", () => {
  speak("fr");
  const told = ["Gaston", "Adèle", "le figurant", "l’Ambassadeur"].map(seats().placesOf);
  expect(told).toEqual([
    "Les lieux de Gaston",
    "Les lieux d’Adèle",
    "Les lieux du figurant",
    "Les lieux de l’Ambassadeur",
  ]);
});
