import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { STAGES } from "../../guide/script.ts";
import { viewAfter } from "../../review/past.ts";
import type { View } from "../../wire.gen.ts";
import { Desk } from "../desk/desk.svelte.ts";
import { movesOf } from "../moves.ts";
import { laidPieces } from "../pieces.ts";
import type { Corner } from "../polygon.ts";
import { prepared } from "../prepared.ts";
import Layers from "./Layers.svelte";

const { view: end } = STAGES.at(-1)!;
const pieces = movesOf(end).filter(({ is_stone }) => !is_stone);
const table = document.createElementNS("http://www.w3.org/2000/svg", "svg");
let view = $state.raw<View>(end);
let layers: object;
let leave: () => void;

beforeEach(() => {
  document.body.append(table);
});

afterEach(async () => {
  await unmount(layers);
  leave();
  table.remove();
});

/** The seat of the first hand sees how this move is made. */
function see(number: number): void {
  view = viewAfter(end, number - 1);
  leave = $effect.root(() => {
    const desk = new Desk(() => prepared(view, true));
    const props = {
      desk,
      get pieces() {
        return laidPieces(view);
      },
      seen: (corner: Corner) => corner,
      lit: null,
      missed: null,
      marked: null,
      handle: null,
      zoom: 1,
    };
    layers = mount(Layers, { target: table, props });
  });
  flushSync();
  view = viewAfter(end, number);
  flushSync();
}

it("lets the piece of somebody else travel from their hand", () => {
  see(pieces.find(({ hand }) => hand === 1)!.number);
  expect(table.querySelectorAll(".travels")).toHaveLength(1);
});

it("lets one's own piece settle where it was put", () => {
  see(pieces.filter(({ hand }) => hand === 0).at(-1)!.number);
  expect(table.querySelectorAll(".settles")).toHaveLength(1);
  expect(table.querySelector(".travels")).toBeNull();
});
