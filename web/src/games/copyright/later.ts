// What the board needs later than the cards: fetched in one go while people already play.

export { default as frame } from "./framing/FramePhase.svelte";
export { default as model } from "./making/ModelPhase.svelte";
export { default as scored } from "./scored/ScoredPhase.svelte";
export { default as watching } from "./Watching.svelte";
