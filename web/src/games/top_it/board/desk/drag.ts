// Dragging from the hand: near a place the piece jumps there, elsewhere it follows the finger.

import type { Load } from "../../../../board/drag.svelte.ts";
import type { Desk, Picked } from "./desk.svelte.ts";
import type { Corner } from "../polygon.ts";

/** A piece is seen above the finger that drags it, not under it. */
const LIFT = 52;

export const liftOf = ({ pointerType }: PointerEvent): number =>
  pointerType === "mouse" ? 0 : LIFT;

/** A piece of the hand, or the stone, on its way to the mosaic. */
export function carried(
  desk: Desk,
  picked: Picked,
  pointUnder: (point: Corner) => Corner | null,
): Load {
  return {
    start() {
      if (desk.picked !== picked) desk.pick(picked);
      desk.isDragging = desk.picked === picked;
    },
    over(point) {
      if (!desk.isDragging) return true;
      const under = pointUnder(point);
      return under !== null && desk.dragTo(under);
    },
    drop(point) {
      const wasDragging = desk.isDragging;
      desk.isDragging = false;
      if (!wasDragging || !point) return;
      const under = pointUnder(point);
      if (!under) desk.putBack();
      else if (!desk.chosen) void desk.explain(under);
    },
  };
}
