// What the ship's computer says of the news, and what the hand feels; who has played sees the end.

import { untrack } from "svelte";
import { watchTheGame } from "../../review/finale.ts";
import { computer } from "../../words/computer.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { LAST_MINUTE } from "../time/countdown.ts";
import { say } from "../time/voice.ts";
import { commentOn } from "./comment.ts";
import { shake } from "./shake.ts";

/** From here on the voice counts, and nothing else is worth a word. */
const COUNTING = 12;
const LAST_FELT = 10;

export function feel(props: () => BoardProps, seconds: () => number): void {
  const isRunning = $derived(props().view.result === null && !props().isReplay);
  $effect(() => (isRunning ? watchTheGame() : undefined));

  let known = untrack(props).view.news.number;
  $effect(() => {
    const { view } = props();
    if (view.news.number <= known) return;
    known = view.news.number;
    const kinds = view.news.events.map(({ kind }) => kind);
    if (kinds.includes("sabotaged")) shake("sabotage");
    else if (kinds.includes("defused")) shake("defused");
    const comment = untrack(seconds) < COUNTING ? null : commentOn(view);
    if (comment) say(comment);
  });

  const hasDuty = $derived.by(() => {
    const { view, seat } = props();
    return seat !== null && view.seats[seat]!.duty !== null;
  });
  $effect(() => {
    if (hasDuty && isRunning) shake("duty");
  });

  let before = untrack(seconds);
  $effect(() => {
    const now = seconds();
    const last = before;
    before = now;
    if (now >= last || !isRunning) return;
    // A slow page may have slept over the very second.
    if (last > LAST_MINUTE && now <= LAST_MINUTE && now > COUNTING) say(computer().lastMinute);
    if (now > 0 && now <= LAST_FELT) shake("second");
  });
}
