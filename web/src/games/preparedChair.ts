// A chair at a table that nobody opened: a lesson's, a test's.

import type { ChairView } from "../wire.gen.ts";

export const preparedChair = (name: string): ChairView => ({
  player: "",
  name,
  colour: "blue",
  bot: null,
  is_connected: true,
  wishes: false,
  is_idle: false,
  worn: null,
});
