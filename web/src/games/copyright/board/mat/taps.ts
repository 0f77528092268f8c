/** Two taps on the same thing in quick succession are one gesture. */
const QUICK_MS = 320;

export class Taps<Thing> {
  #last: { readonly thing: Thing; readonly at: number } | null = null;

  /** Whether this tap follows another one on the same thing at once. */
  isAgain(thing: Thing, at = performance.now()): boolean {
    const isAgain = this.#last?.thing === thing && at - this.#last.at <= QUICK_MS;
    this.#last = { thing, at };
    return isAgain;
  }
}
