// The whole game by keyboard.

import { isForBoard } from "../../keyboard.ts";
import { words } from "../words/words.ts";
import type { Mark, Phrase } from "../wire.gen.ts";
import { COLOURS } from "./card/marks.ts";
import type { Desk } from "./desk.svelte.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** By its place on the keyboard, because Shift (and French) puts other signs on the digits. */
const digitOf = ({ code }: KeyboardEvent): number =>
  Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);

/** Enter and Space on any button press that button. */
const pressesAnother = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("a, button") !== null;

/** Sentences by their keys; T shows them all. No colour begins with one of these letters. */
export const PHRASE_KEYS: Readonly<Record<string, Phrase>> = {
  L: "leave_it_to_me",
  W: "wait",
  O: "go",
  M: "thanks",
};

/** What one can need, each with the key that asks for it while the sentences are shown. */
export const NEEDS = (): readonly { readonly mark: Mark; readonly key: string }[] => [
  ...COLOURS.map((mark) => ({ mark, key: words().letters[mark] })),
  ...(["1", "2", "3", "4", "5", "6"] as const).map((mark) => ({ mark, key: mark })),
];

export class Keys {
  readonly #desk: Desk;
  readonly #board: () => Element | undefined;
  readonly #askHint: () => void;

  constructor(desk: Desk, board: () => Element | undefined, askHint: () => void) {
    this.#desk = desk;
    this.#board = board;
    this.#askHint = askHint;
  }

  readonly press = (event: KeyboardEvent): void => {
    const board = this.#board();
    if (!board || !this.#desk.own || !isForBoard(event, board)) return;
    const isDone = this.#speak(event) || this.#takeByDigit(event) || this.#act(event);
    if (isDone) event.preventDefault();
  };

  /** While the sentences are shown, digits and letters say what one needs. */
  #speak(event: KeyboardEvent): boolean {
    if (!this.#desk.isTalking) return false;
    const digit = digitOf(event);
    if (digit && event.shiftKey) return this.#askReroll(digit);
    const key = digit ? String(digit) : event.key.toUpperCase();
    const need = NEEDS().find((each) => each.key === key);
    if (need) this.#desk.askFor(need.mark);
    return need !== undefined;
  }

  #askReroll(digit: number): boolean {
    const rolled = this.#desk.places[digit - 1]?.rolled;
    if (rolled) this.#desk.askReroll(rolled.die.die);
    return true;
  }

  #takeByDigit(event: KeyboardEvent): boolean {
    const digit = digitOf(event);
    if (!digit) return false;
    const { bombs } = this.#desk;
    const rolled = this.#desk.places[digit - 1]?.rolled;
    if (bombs.length > 0 && !event.shiftKey) this.#takeBomb(digit);
    else if (rolled && event.shiftKey) this.#desk.point(rolled);
    else if (rolled) this.#desk.touch(rolled);
    return true;
  }

  /** By its place in the row. */
  #takeBomb(digit: number): void {
    const card = this.#desk.view.row[digit - 1];
    if (card) this.#desk.takeBomb(card.card);
  }

  #act(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    if (step) this.#desk.step(step);
    else if (event.key === "Escape" && this.#desk.isTalking) this.#desk.stopTalking();
    else if (event.key === "Escape") this.#desk.putBack();
    else if (event.key.toLowerCase() === "i") this.#askHint();
    else if (event.key.toLowerCase() === "t") this.#desk.toggleTalk();
    else if (PHRASE_KEYS[event.key.toUpperCase()]) {
      this.#desk.say(PHRASE_KEYS[event.key.toUpperCase()]!);
    } else if (pressesAnother(event)) return false;
    else if (event.key === "Enter") this.#desk.confirm();
    else if (event.key === " ") this.#desk.draw();
    else return false;
    return true;
  }
}
