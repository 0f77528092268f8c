// The private part of the note sheet: opinions and free text, kept on the server, never lost; and
// what the detective makes of the facts.

import { Optimistic } from "../../../../board/optimistic.svelte.ts";
import { CARDS } from "../cards.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { keep, kept, type Draft } from "../kept.ts";
import type { Because, Card, Deduction, MarkCard, Opinion } from "../../wire.gen.ts";

const PAUSE_MS = 600;
const OPINIONS: readonly Opinion[] = ["", "?", "-", "yes"];
export const LONGEST_NOTE = 500;

export class Notebook {
  #draft = $state.raw<Draft | null>(null);
  /** Marks on their way. */
  readonly #marks = new Optimistic<readonly MarkCard[], MarkCard>(
    () => [],
    (marks, mark) => [...marks, mark],
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  deduction = $state.raw<Deduction | null>(null);

  constructor(private readonly table: () => BoardProps) {
    this.#takeUp(kept("draft", table().table));
  }

  /** What could not be saved when the page was closed; what came to the server since is newer. */
  #takeUp(draft: Draft | null): void {
    if (draft?.game === this.table().view.game && draft.before === this.#saved)
      this.write(draft.text);
  }

  get #saved(): string {
    return this.table().view.own?.notes.text ?? "";
  }

  get isWritable(): boolean {
    const { view, isReplay } = this.table();
    return view.own !== null && !isReplay && view.phase !== "over";
  }

  get hasDetective(): boolean {
    return this.table().view.options.notes === "detective";
  }

  get isSaved(): boolean {
    return this.#draft?.game !== this.table().view.game;
  }

  get text(): string {
    return this.#draft?.game === this.table().view.game ? this.#draft.text : this.#saved;
  }

  write(text: string): void {
    this.#keep({ game: this.table().view.game, before: this.#saved, text });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  #keep(draft: Draft | null): void {
    this.#draft = draft;
    keep("draft", this.table().table, draft);
  }

  /** Sends what is not saved yet: after a pause, and whenever the sheet or the page is left. */
  flush(): void {
    clearTimeout(this.#timer);
    const draft = this.#draft;
    if (!draft || draft.game !== this.table().view.game || !this.isWritable) return;
    void this.table()
      .play({ kind: "write_note", text: draft.text })
      .then(({ ok }) => {
        if (ok) this.#settle(draft);
      });
  }

  /** The server has it; what was written meanwhile it has not. */
  #settle(saved: Draft): void {
    const draft = this.#draft;
    if (draft?.game !== saved.game) return;
    this.#keep(draft.text === saved.text ? null : { ...draft, before: saved.text });
  }

  opinionOf(agent: number, card: Card): Opinion {
    const saved = this.table().view.own?.notes.opinions[agent]?.[CARDS.indexOf(card)] ?? "";
    const mark = this.#marks.shown.findLast((one) => one.agent === agent && one.card === card);
    return mark?.opinion ?? saved;
  }

  /** The next of nothing, ?, –, ✓. */
  async mark(agent: number, card: Card): Promise<void> {
    const now = OPINIONS.indexOf(this.opinionOf(agent, card));
    const opinion = OPINIONS[(now + 1) % OPINIONS.length]!;
    const mark = { kind: "mark_card", agent, card, opinion } as const;
    await this.#marks.until(this.table().play(mark), mark);
  }

  /** What follows by logic from the facts, also when the game is over; asked anew whenever they
   * change. */
  async deduce(): Promise<void> {
    if (!this.hasDetective || this.table().view.own === null) return;
    const answer = await this.table().ask({ kind: "what_follows" });
    if (answer?.kind === "deduction") this.deduction = answer;
  }

  async why(agent: number, card: Card): Promise<Because | null> {
    const answer = await this.table().ask({ kind: "why", agent, card });
    return answer?.kind === "because" ? answer : null;
  }
}
