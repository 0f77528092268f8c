// Dragging a card from the hand: over the mat it snaps to the cells, elsewhere it follows the
// finger. Dropped on the mat it is laid, on another card of the hand it goes to that one's place,
// anywhere else it goes back.

import { follow, type ScreenPoint } from "../../../../board/pointer.ts";
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
function placeUnder([x, y]: ScreenPoint): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return place ? Number(place.dataset.place) : null;
}

export class Drag {
  /** Where the card follows the finger; null: it is over the mat, or there is none. */
  ghost = $state.raw<ScreenPoint | null>(null);
  #justDragged = false;
  readonly #desk: Desk;
  readonly #sheet: () => Sheet;

  constructor(desk: Desk, sheet: () => Sheet) {
    this.#desk = desk;
    this.#sheet = sheet;
  }

  readonly grab = (event: PointerEvent, card: number): void => {
    this.#justDragged = false;
    if (!this.#desk.canPlay) return;
    follow(event, {
      start: () => {
        this.#justDragged = true;
        this.#desk.pick(card);
        this.#desk.drag = this.#desk.held && "from_hand";
      },
      move: (point) => this.#move(point),
      drop: (point) => this.#drop(point),
      cancel: () => this.#end(() => this.#desk.putBack()),
    });
  };

  /** A browser reports a click after a drag too; that one is not meant. */
  wasMeantAsClick(): boolean {
    return !this.#justDragged;
  }

  #move(point: ScreenPoint): void {
    this.#follow(point);
    this.#sheet().pull(point, () => this.#follow(point));
  }

  #follow(point: ScreenPoint): void {
    if (!this.#desk.held) return;
    const cell = this.#sheet().cellUnder(point);
    this.ghost = cell ? null : point;
    if (cell) this.#desk.moveTo(cell.x - 1, cell.y - 1);
  }

  #drop(point: ScreenPoint): void {
    const isOverMat = this.#sheet().cellUnder(point) !== null;
    const place = placeUnder(point);
    const card = this.#desk.held?.card;
    this.#end(() => (isOverMat ? this.#desk.lay() : this.#desk.takeOff()));
    if (!isOverMat && place !== null && card !== undefined) this.#desk.order.move(card, place);
  }

  #end(act: () => unknown): void {
    this.ghost = null;
    this.#desk.drag = null;
    act();
    this.#sheet().release();
  }
}
