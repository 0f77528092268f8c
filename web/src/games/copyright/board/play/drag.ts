// Dragging a card from the hand: over the mat it snaps to the cells, elsewhere it follows the
// finger. Dropped on the mat it is laid, on another card of the hand it goes to that one's place,
// anywhere else it goes back.

import { saidUnder, type Drag, type Load } from "../../../../board/drag.svelte.ts";
import type { ScreenPoint } from "../../../../board/pointer.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Spot } from "../../wire.gen.ts";

/** What a card from the hand is dragged to. */
interface Sheet {
  cellUnder(point: ScreenPoint): Spot | null;
  /** A card near the edge moves the sheet. */
  pull(point: ScreenPoint, follow: () => void): void;
  release(): void;
}

/** The place of the hand under a point of the page; null: there is none. */
function placeUnder(point: ScreenPoint): number | null {
  const place = saidUnder(point, "place");
  return place === null ? null : Number(place);
}

function drop(desk: Desk, point: ScreenPoint, isOverMat: boolean): void {
  const place = placeUnder(point);
  const card = desk.held?.card;
  void (isOverMat ? desk.lay() : desk.takeOff());
  if (!isOverMat && place !== null && card !== undefined) desk.order.move(card, place);
}

/** A card of the hand in the air; null: it may not be laid now. */
export function carried(desk: Desk, card: number, sheet: Sheet, drag: Drag): Load | null {
  if (!desk.canPlay) return null;
  const snaps = (point: ScreenPoint): boolean => {
    if (!desk.held) return true;
    const cell = sheet.cellUnder(point);
    if (cell) desk.moveTo(cell.x - 1, cell.y - 1);
    return cell !== null;
  };
  return {
    start() {
      desk.pick(card);
      desk.drag = desk.held && "from_hand";
    },
    over(point) {
      sheet.pull(point, () => (drag.ghost = snaps(point) ? null : point));
      return snaps(point);
    },
    drop(point) {
      desk.drag = null;
      if (point) drop(desk, point, sheet.cellUnder(point) !== null);
      else desk.putBack();
      sheet.release();
    },
  };
}
