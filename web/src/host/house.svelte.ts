// What is going on in the house, for whoever has its key, and their orders.

import { ApiError, callAs } from "../api.ts";
import type {
  Ban,
  CloseTable,
  DeleteTable,
  Drain,
  HostReport,
  Obeyed,
  Prune,
  PutUpNotice,
  ReopenTable,
} from "../wire.gen.ts";

export type HostOrder = CloseTable | ReopenTable | DeleteTable | Ban | PutUpNotice | Drain | Prune;

const AGAIN_MS = 3000;
const KEPT = "tablee.hostKey";
const NOT_THE_KEY = "host_key_only";

/** The key stays in this tab: it comes behind the # of the printed link, and leaves the address. */
export function keyOfTheHouse(): string {
  const given = decodeURIComponent(location.hash.slice(1));
  if (given) {
    sessionStorage.setItem(KEPT, given);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(KEPT) ?? "";
}

/** Commands a second between two reports. */
export function rates(
  before: HostReport | null,
  now: HostReport,
): { accepted: number; refused: number } {
  const seconds = before ? (now.now_ms - before.now_ms) / 1000 : 0;
  if (!before || seconds <= 0) return { accepted: 0, refused: 0 };
  const of = ({ commands }: HostReport) => {
    const all = Object.values(commands).reduce((sum, count) => sum + count, 0);
    const accepted = commands.accepted ?? 0;
    return { accepted, refused: all - accepted };
  };
  const [old, fresh] = [of(before), of(now)];
  return {
    accepted: Math.max(0, fresh.accepted - old.accepted) / seconds,
    refused: Math.max(0, fresh.refused - old.refused) / seconds,
  };
}

export class House {
  key = $state(keyOfTheHouse());
  report = $state.raw<HostReport | null>(null);
  /** Why the latest report did not come, in words; empty: it did. */
  problem = $state("");
  rates = $state.raw({ accepted: 0, refused: 0 });

  enter(key: string): void {
    sessionStorage.setItem(KEPT, key.trim());
    this.key = key.trim();
    void this.refresh();
  }

  async refresh(): Promise<void> {
    if (!this.key) return;
    try {
      const report = await callAs<HostReport>(this.key, "host");
      this.rates = rates(this.report, report);
      this.report = report;
      this.problem = "";
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.problem = error instanceof Error ? error.message : String(error);
    if (error instanceof ApiError && error.code === NOT_THE_KEY) {
      sessionStorage.removeItem(KEPT);
      this.key = "";
      this.report = null;
    }
  }

  /** What came of it; a refusal is thrown. */
  async order(order: HostOrder): Promise<Obeyed> {
    const obeyed = await callAs<Obeyed>(this.key, "host", order);
    await this.refresh();
    return obeyed;
  }

  /** Keeps the report fresh; call what it returns to stop. */
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
