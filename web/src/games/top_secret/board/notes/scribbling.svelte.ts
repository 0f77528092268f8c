// Writing anywhere on the note sheet: with the pen, or by keys. What is drawn is seen at once and
// saved as it is; nobody else ever receives it.

import type { BoardProps } from "../desk.svelte.ts";
import type { Action, OwnView } from "../../wire.gen.ts";

export type Scribbled = OwnView["notes"]["scribbles"][number];
export type Tool = "pen" | "keys" | "rubber";

/** Points closer than this add nothing, in thousandths of the sheet's width. */
const LEAST_STEP = 4;
/** Numbers in one stroke; a longer line goes on in another. */
const LONGEST = 160;
const LARGEST = 4000;

const within = (ordinate: number): number => Math.min(LARGEST, Math.max(0, Math.round(ordinate)));

export class Scribbling {
  tool = $state<Tool | null>(null);
  /** The line that is being drawn: x and y in turn. */
  line = $state.raw<readonly number[]>([]);
  #pending = $state.raw<readonly Scribbled[]>([]);
  /** What is rubbed out and not yet gone from the view. */
  #leaving = $state.raw<ReadonlySet<Scribbled>>(new Set());
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
    return [...this.#saved.filter((made) => !this.#leaving.has(made)), ...this.#pending];
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
    this.#pending = [...this.#pending, what];
    void this.#send({ kind: "scribble", what }).then(() => {
      this.#pending = this.#pending.filter((other) => other !== what);
    });
  }

  rubOut(what: Scribbled): void {
    if (!this.#saved.includes(what)) return;
    this.#leaving = new Set([...this.#leaving, what]);
    void this.#queue.then(async () => {
      const place = this.#saved.indexOf(what);
      if (place >= 0) await this.#send({ kind: "rub_out", place });
      this.#leaving = new Set([...this.#leaving].filter((other) => other !== what));
    });
  }

  #send(action: Action): Promise<unknown> {
    const sent = this.#queue.then(() => this.table().play(action));
    this.#queue = sent.catch(() => {});
    return this.#queue;
  }
}
