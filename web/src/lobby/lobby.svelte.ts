// What is going on in the house, asked again from time to time while somebody looks.

import { ApiError, lobby, myTables } from "../api.ts";
import type { Lobby, Summary } from "../wire.gen.ts";

const AGAIN_MS = 10_000;

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : String(error);

export class LobbyNews {
  /** Null: not known yet. What has once been known stays, until newer news come. */
  lobby = $state.raw<Lobby | null>(null);
  mine = $state.raw<readonly Summary[] | null>(null);
  /** Why the latest news did not come, in words; empty: they did. */
  problem = $state("");

  async refresh(): Promise<void> {
    const answers = await Promise.allSettled([
      lobby().then((news) => (this.lobby = news)),
      myTables().then(({ tables }) => (this.mine = tables)),
    ]);
    const failed = answers.find((answer) => answer.status === "rejected");
    this.problem = failed ? sentenceOf(failed.reason) : "";
  }

  /** Keeps the news fresh; call what it returns to stop. */
  follow(): () => void {
    const refresh = () => document.hidden || void this.refresh();
    const timer = setInterval(refresh, AGAIN_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("online", refresh);
    refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("online", refresh);
    };
  }
}
