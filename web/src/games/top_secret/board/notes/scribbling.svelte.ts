// Writing anywhere on the note sheet: with the pen, or by keys. What is drawn is seen at once and
// saved as it is; nobody else ever receives it.

import { Optimistic } from "../../../../board/optimistic.svelte.ts";
import type { BoardProps } from "../desk.svelte.ts";
import type { OwnView } from "../../wire.gen.ts";

export type Scribbled = OwnView["notes"]["scribbles"][number];
export type Tool = "pen" | "keys" | "rubber";

/** Points closer than this add nothing, in thousandths of the sheet's width. */
const LEAST_STEP = 4;
/** Numbers in one stroke; a longer line goes on in another. */
const LONGEST = 160;
const LARGEST = 4000;

/** Something comes to the sheet, or is rubbed out. */
interface Change {
  readonly what: Scribbled;
  readonly isGone: boolean;
}

const within = (ordinate: number): number => Math.min(LARGEST, Math.max(0, Math.round(ordinate)));

export class Scribbling {
  tool = $state<Tool | null>(null);
  /** The line that is being drawn: x and y in turn. */
  line = $state.raw<readonly number[]>([]);
  readonly #sheet = new Optimistic<readonly Scribbled[], Change>(
    () => this.#saved,
    (all, { what, isGone }) => (isGone ? all.filter((made) => made !== what) : [...all, what]),
  );
  /** One change after the other: places count from the first. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: () => BoardProps) {}

  get isOffered(): boolean {
    const { view, isReplay } = this.table();
    return (view.own?.can_scribble ?? false) && !isReplay && view.phase !== "over";
  }

  get #saved(): readonly Scribbled[] {
    return this.table().view.own?.notes.scribbles ?? [];
  }

  get all(): readonly Scribbled[] {
    return this.#sheet.shown;
  }

  begin(x: number, y: number): void {
    this.line = [within(x), within(y)];
  }

  draw(x: number, y: number): void {
    const [lastX, lastY] = this.line.slice(-2) as [number, number];
    if (Math.hypot(x - lastX, y - lastY) < LEAST_STEP) return;
    this.line = [...this.line, within(x), within(y)];
    if (this.line.length < LONGEST) return;
    this.lift();
    this.begin(x, y);
  }

  lift(): void {
    const points = this.line;
    this.line = [];
    if (points.length > 0) this.#add({ kind: "stroke", points });
  }

  type(x: number, y: number, text: string): void {
    const typed = text.trim();
    if (typed) this.#add({ kind: "words", x: within(x), y: within(y), text: typed });
  }

  #add(what: Scribbled): void {
    const sent = this.#inTurn(() => this.table().play({ kind: "scribble", what }));
    void this.#sheet.until(sent, { what, isGone: false });
  }

  rubOut(what: Scribbled): void {
    if (!this.#saved.includes(what)) return;
    const sent = this.#inTurn(async () => {
      const place = this.#saved.indexOf(what);
      if (place >= 0) await this.table().play({ kind: "rub_out", place });
    });
    void this.#sheet.until(sent, { what, isGone: true });
  }

  #inTurn(send: () => Promise<unknown>): Promise<unknown> {
    this.#queue = this.#queue.then(send).catch(() => {});
    return this.#queue;
  }
}
