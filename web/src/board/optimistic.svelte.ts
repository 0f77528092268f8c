// Nobody waits for a round trip to see their own change: what is on its way lies over what the
// server has said until the verdict comes. By then the view tells what really happened.

export class Optimistic<Shown, Change extends object> {
  #underWay = $state.raw<readonly Change[]>([]);
  readonly #said: () => Shown;
  readonly #foreseen: (shown: Shown, change: Change) => Shown;

  /** What the page shows: as the server said, with every change that is on its way. */
  readonly shown = $derived.by(() => this.#underWay.reduce(this.#foreseen, this.#said()));

  constructor(said: () => Shown, foreseen: (shown: Shown, change: Change) => Shown) {
    this.#said = said;
    this.#foreseen = foreseen;
  }

  /** Shows a change until its verdict is there; a refusal is for the sender to tell. */
  async until<Verdict>(verdict: Promise<Verdict>, change: Change): Promise<Verdict> {
    this.#underWay = [...this.#underWay, change];
    try {
      return await verdict;
    } finally {
      this.#underWay = this.#underWay.filter((other) => other !== change);
    }
  }
}
