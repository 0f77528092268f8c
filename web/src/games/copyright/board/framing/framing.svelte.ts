// The frame while it is being placed: it moves at once, and the server says what it scores there.

import { Optimistic } from "../../../../board/optimistic.svelte.ts";
import type { BoardProps } from "../play/desk.svelte.ts";
import { isAt, nearest } from "../cards/stack.ts";
import type { Spot, Tally } from "../../wire.gen.ts";

const SHIFTS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Framing {
  notice = $state("");
  isDragging = $state(false);
  readonly #frame = new Optimistic<Spot | null, Spot>(
    () => this.tally?.frame ?? null,
    (_, wanted) => wanted,
  );
  readonly #props: () => BoardProps;

  /** Where the frame was proposed, to find back there. */
  readonly #proposed: Spot | null;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#proposed = props().view.own?.tally?.frame ?? null;
  }

  get isMoved(): boolean {
    const { spot } = this;
    const best = this.#proposed;
    return spot !== null && best !== null && !isAt(spot, best.x, best.y);
  }

  async putBack(): Promise<void> {
    if (this.#proposed) await this.moveTo(this.#proposed.x, this.#proposed.y);
  }

  get #own() {
    return this.#props().view.own;
  }

  get canMove(): boolean {
    const { isReplay } = this.#props();
    return !isReplay && (this.#own?.frames.length ?? 0) > 0;
  }

  /** What the frame scores, as the server last said. */
  get tally(): Tally | null {
    return this.#own?.tally ?? null;
  }

  get spot(): Spot | null {
    return this.#frame.shown;
  }

  /** Moves the frame as near to a place as it may lie. */
  async moveTo(x: number, y: number): Promise<void> {
    const { play, view } = this.#props();
    const wanted = this.canMove ? nearest(view.own!.frames, x, y) : undefined;
    if (!wanted || (this.spot && isAt(this.spot, wanted.x, wanted.y))) return;
    const sent = play({ kind: "place_frame", x: wanted.x, y: wanted.y });
    const verdict = await this.#frame.until(sent, wanted);
    this.notice = verdict.ok ? "" : verdict.sentence;
  }

  async keep(): Promise<void> {
    const verdict = await this.#props().play({ kind: "continue" });
    if (!verdict.ok) this.notice = verdict.sentence;
  }

  readonly press = (event: KeyboardEvent): void => {
    const isElsewhere = event.target instanceof Element && event.target.closest("input, textarea");
    const shift = SHIFTS[event.key];
    if (!this.canMove || !this.spot || isElsewhere || event.defaultPrevented) return;
    if (event.key === "Escape") {
      void this.putBack();
      return;
    }
    if (!shift) return;
    event.preventDefault();
    void this.moveTo(this.spot.x + shift.x, this.spot.y + shift.y);
  };
}
