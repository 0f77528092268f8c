// All that the house says in English. The games have words of their own, in their folders.

import type { Messages } from "./fr.ts";

export const en: Messages = {
  house: "Tablée",
  toTheLobby: "Tablée, back to the lobby",
  close: "Close",
  problems: {
    unreachable: "The server does not answer. Check your connection, then try again.",
    unreadable: "The server’s answer cannot be read. Reload the page.",
  },
};
