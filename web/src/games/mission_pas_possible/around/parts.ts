// What lies around one's own bombs and dice, fetched in one go while people look at those.

export { default as Bag } from "./Bag.svelte";
export { default as Cause } from "./Cause.svelte";
export { default as Fuse } from "../Fuse.svelte";
export { default as Mate } from "./Mate.svelte";
export { default as Row } from "./Row.svelte";
export { default as Sabotages } from "./Sabotages.svelte";
export { default as Sack } from "./Sack.svelte";
export { default as Tray } from "./Tray.svelte";
