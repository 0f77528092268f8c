// What is not needed to lay the first card, or not by everybody: it is fetched when it is.

export const PARTS = {
  called: () => import("./signals/Called.svelte"),
  scored: () => import("./scored/ScoredPhase.svelte"),
  making: () => import("./making/ModelPhase.svelte"),
  watching: () => import("./others/Watching.svelte"),
  others: () => import("./others/Opponents.svelte"),
  chips: () => import("./play/Chips.svelte"),
  drawn: () => import("./play/DrawnCard.svelte"),
  standing: () => import("./play/Standing.svelte"),
};
