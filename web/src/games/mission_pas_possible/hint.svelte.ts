// The adviser's word on this moment: asked for, shown, and gone as soon as something changes.

import { announce } from "../../ui/announcer.svelte.ts";
import type { BoardProps, Desk } from "./desk.svelte.ts";
import { words } from "./messages.ts";
import type { Action, Die, Spot, View } from "./wire.gen.ts";

interface Advice {
  readonly about: View;
  /** What had better be done; null: leave it to the others; undefined: the adviser is silent. */
  readonly action: Action | null | undefined;
}

export class Hint {
  #advice = $state.raw<Advice | null>(null);
  #isAsking = $state(false);
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

  get #fresh(): Advice | null {
    return this.#advice?.about === this.#props().view ? this.#advice : null;
  }

  get #action(): Action | null {
    return this.#fresh?.action ?? null;
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

  get sentence(): string | null {
    if (this.#isAsking) return words().hints.asking;
    if (!this.#fresh) return null;
    return this.#inWords(this.#fresh.action);
  }

  #inWords(action: Advice["action"]): string {
    const { hints: say } = words();
    if (action === undefined) return say.none;
    if (action === null) return say.wait;
    if (action.kind === "lose_die") return say.lose;
    if (action.kind === "take_bomb") return say.bomb;
    const die = "die" in action ? this.#rolled(action.die) : undefined;
    if (!die) return say.none;
    return action.kind === "reroll" ? say.reroll(die) : say.place(die);
  }

  #rolled(number: number): Die | undefined {
    return this.#desk.view.centre.find(({ die }) => die.die === number)?.die;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.#isAsking) return;
    const about = this.#props().view;
    this.#isAsking = true;
    const answer = await this.#props().ask({ kind: "hint" });
    this.#isAsking = false;
    this.#advice = { about, action: answer?.kind === "hint" ? answer.action : undefined };
    if (this.sentence) announce(this.sentence);
  }
}
