// What is going on in the house, asked again from time to time while somebody looks.

import { ApiError, lobby, myTables } from "../api.ts";
import type { Lobby, Summary } from "../wire.gen.ts";

const AGAIN_MS = 10_000;
const nothing: Lobby = { games: [], tables: [] };

export class LobbyNews {
  lobby = $state.raw<Lobby>(nothing);
  mine = $state.raw<readonly Summary[]>([]);
  isLoaded = $state(false);
  problem = $state("");

  async refresh(): Promise<void> {
    try {
      const [news, own] = await Promise.all([lobby(), myTables()]);
      this.lobby = news;
      this.mine = own.tables;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : String(error);
    }
    this.isLoaded = true;
  }

  /** Keeps the news fresh; call what it returns to stop. */
  follow(): () => void {
    const refresh = () => document.hidden || void this.refresh();
    const timer = setInterval(refresh, AGAIN_MS);
    document.addEventListener("visibilitychange", refresh);
    refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }
}
