// A pen that is moved by keys: arrows by a step, space puts it down and lifts it.

import type { Sheet } from "../ink/sheet.svelte.ts";
import { within } from "../page.ts";

const STEPS: readonly number[] = [5, 15, 40, 100];
const FIRST_STEP = 1;
const PRESSURE = 150;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the keys say to somebody who listens. */
export interface Said {
  penDown(left: number, top: number): string;
  penUp(left: number, top: number): string;
  step(size: number): string;
  atEdge: string;
}

export interface KeyPaper {
  readonly sheet: Sheet;
  now(): number | null;
  lifted(): void;
  takeBack(): void;
  say(sentence: string): void;
  words(): Said;
}

export class KeyPen {
  x = $state(0);
  y = $state(0);
  isDown = $state(false);
  /** Whether keys have been used at all: then the pen is shown. */
  isHeld = $state(false);
  #size = FIRST_STEP;

  constructor(private readonly paper: KeyPaper) {
    const { left, top, width, height } = paper.sheet.section;
    this.x = Math.round(left + width / 2);
    this.y = Math.round(top + height / 2);
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#obey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.isHeld = true;
  };

  /** The pen leaves the paper. */
  lift(): void {
    if (!this.isDown) return;
    this.isDown = false;
    this.paper.sheet.lift();
    this.paper.lifted();
  }

  #obey(key: string): boolean {
    const way = WAYS[key];
    if (way) this.#walk(way);
    else if (key === " ") this.#putDownOrLift();
    else if (key === "+" || key === "=") this.#resize(1);
    else if (key === "-") this.#resize(-1);
    else if (key === "Backspace") this.#takeBack();
    else return false;
    return true;
  }

  #walk([right, down]: readonly [number, number]): void {
    const { sheet, say, words } = this.paper;
    const step = STEPS[this.#size]!;
    const [x, y] = within(sheet.section, this.x + right * step, this.y + down * step);
    if (x === this.x && y === this.y) return say(words().atEdge);
    [this.x, this.y] = [x, y];
    const point = this.#point();
    if (this.isDown && point) sheet.to(point);
  }

  #putDownOrLift(): void {
    const { sheet, say, words } = this.paper;
    if (this.isDown) {
      this.lift();
      return say(words().penUp(...this.#place()));
    }
    const point = this.#point();
    if (!point || sheet.isDry) return;
    sheet.begin(point);
    this.isDown = true;
    say(words().penDown(...this.#place()));
  }

  #resize(by: number): void {
    this.#size = Math.min(STEPS.length - 1, Math.max(0, this.#size + by));
    this.paper.say(this.paper.words().step(STEPS[this.#size]!));
  }

  #takeBack(): void {
    this.isDown = false;
    this.paper.takeBack();
  }

  #point() {
    const at_ms = this.paper.now();
    return at_ms === null ? null : { x: this.x, y: this.y, pressure: PRESSURE, at_ms };
  }

  /** Where the pen is, in percent of the frame. */
  #place(): [left: number, top: number] {
    const { left, top, width, height } = this.paper.sheet.section;
    const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
    return [percent(this.x - left, width), percent(this.y - top, height)];
  }
}
