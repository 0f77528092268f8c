// What a player meets a moment after the map: one chunk, fetched while they look at it.

export { default as AgentSheet } from "./notes/AgentSheet.svelte";
export { default as Call } from "./call/Call.svelte";
export { default as Chips } from "./seats/Chips.svelte";
export { default as Exchange } from "./exchange/Exchange.svelte";
export { News } from "./news/news.ts";
export { default as NoteSheet } from "./notes/NoteSheet.svelte";
export { default as Reveal } from "./reveal/Reveal.svelte";
export { default as SeatPanel } from "./seats/SeatPanel.svelte";
export { default as Shown } from "./exchange/Shown.svelte";
