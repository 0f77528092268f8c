// The adviser's word on this moment: asked for, shown, and gone once it cannot be followed any more.

import { isSame, type BoardProps, type Desk } from "../desk.svelte.ts";
import type { Action, OwnView, Spot, View } from "../../wire.gen.ts";

interface Advice {
  readonly about: View;
  /** What had better be done; null: leave it to the others; undefined: the adviser is silent. */
  readonly action: Action | null | undefined;
}

/** Whatever the others do meanwhile, as long as this can still be done. */
function isPossible(action: Advice["action"], { centre }: View, own: OwnView): boolean {
  switch (action?.kind) {
    case "place_die":
      return own.placements.some((one) => one.die === action.die && isSame(one, action));
    case "lose_die":
      return own.losses.some((one) => isSame(one, action));
    case "take_bomb":
      return own.bombs.includes(action.card);
    case "reroll":
      return centre.some(({ die }) => die.die === action.die);
    default:
      return true;
  }
}

export class Hint {
  isAsking = $state(false);
  #advice = $state.raw<Advice | null>(null);
  readonly #desk: Desk;
  readonly #props: () => BoardProps;

  constructor(desk: Desk, props: () => BoardProps) {
    this.#desk = desk;
    this.#props = props;
  }

  /** Where there is something to decide, and the table allows advice. */
  get isOffered(): boolean {
    const { own, view } = this.#desk;
    if (!own || !view.options.has_hints) return false;
    const { placements, losses, bombs, can_reroll } = own;
    return can_reroll || placements.length + losses.length + bombs.length > 0;
  }

  /** What was advised, and is still worth a word. */
  get advice(): Advice | null {
    const { own, view } = this.#desk;
    if (!this.#advice || !own || !this.isOffered) return null;
    const { about, action } = this.#advice;
    const isThisRoll = view.turn === about.turn && view.phase === about.phase;
    return isThisRoll && isPossible(action, view, own) ? this.#advice : null;
  }

  get #action(): Action | null {
    return this.advice?.action ?? null;
  }

  get die(): number | null {
    return this.#action && "die" in this.#action ? this.#action.die : null;
  }

  get spot(): Spot | null {
    return this.#action && "space" in this.#action ? this.#action : null;
  }

  get bomb(): number | null {
    return this.#action?.kind === "take_bomb" ? this.#action.card : null;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.isAsking) return;
    const about = this.#props().view;
    this.isAsking = true;
    const answer = await this.#props().ask({ kind: "hint" });
    this.isAsking = false;
    this.#advice = { about, action: answer?.kind === "hint" ? answer.action : undefined };
  }
}
