// The rooms beside the map, the sheet and the seats: one chunk, fetched while a player looks at Venice.

export { default as AgentSheet } from "./notes/AgentSheet.svelte";
export { default as Call } from "./call/Call.svelte";
export { default as Casebook } from "./casebook/Casebook.svelte";
export { default as Chips } from "./seats/Chips.svelte";
export { default as Exchange } from "./exchange/Exchange.svelte";
export { News } from "./news/news.ts";
export { default as NoteSheet } from "./notes/NoteSheet.svelte";
export { default as Reveal } from "./reveal/Reveal.svelte";
export { default as SeatPanel } from "./seats/SeatPanel.svelte";
export { default as Shown } from "./exchange/Shown.svelte";
export { Sounds } from "./sounds/sounds.ts";
