// What happened is said, and heard.

import { announce } from "../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../ui/sound.ts";
import type { BoardProps } from "./desk.svelte.ts";
import { newsInWords } from "../words/spoken.ts";

export function tellTheNews(props: () => BoardProps): void {
  let known: number | undefined;
  $effect(() => {
    const { view, chairs, isReplay } = props();
    const { number, events } = view.news;
    const isNew = known !== undefined && number > known;
    known = number;
    if (!isNew || isReplay) return;
    announce(newsInWords(view, chairs));
    const happened = (kind: (typeof events)[number]["kind"]) => events.some((e) => e.kind === kind);
    if (happened("sabotaged")) sound("alarm");
    else if (happened("defused")) sound("success");
    else if (happened("drawn") || happened("rerolled")) sound("dice");
    else if (happened("lost")) sound("regret");
  });
}
