// Wheels that go by notches or flow, fingers that go round each other: so much of either is a step.

export class Steps {
  #gathered = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** Which way a step was made: 1, -1, or 0 for none yet. A change of mind begins anew. */
  gather(by: number): number {
    const isBack = Math.sign(this.#gathered) === -Math.sign(by);
    this.#gathered = isBack ? by : this.#gathered + by;
    if (Math.abs(this.#gathered) < this.#size) return 0;
    const way = Math.sign(this.#gathered);
    this.#gathered = 0;
    return way;
  }

  forget(): void {
    this.#gathered = 0;
  }
}
