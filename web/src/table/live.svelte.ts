// A table as this page sees it: what the server last said, and the commands still on their way.

import { lookForNewerBuild } from "../board/build.svelte.ts";
import { holdsMove } from "../board/moves.ts";
import type { Verdict } from "../games/game.ts";
import { key, type Person } from "../identity.svelte.ts";
import { language } from "../language.svelte.ts";
import { randomHex } from "../random.ts";
import type {
  AnyCommand,
  AnyMessage,
  BookLine,
  Reacted,
  Refused,
  TableView,
  Update,
  Welcome,
  You,
} from "../wire.gen.ts";
import { apply } from "./changes.ts";
import { BrowserClock } from "./clock.svelte.ts";
import { Connection, type Link } from "./connection.ts";

type WithoutId<Command> = Command extends AnyCommand ? Omit<Command, "id"> : never;
/** A command as the page gives it; the id is added on the way. */
export type Order = WithoutId<Exclude<AnyCommand, { kind: "hello" }>>;

interface Pending {
  readonly text: string;
  /** Whether it is refused while the table is paused. */
  readonly isMove: boolean;
  settle(verdict: Verdict, answer?: unknown): void;
}

const LINES_KEPT = 300;
/** Refusals of the greeting that no patience cures. */
const FINAL = new Set(["malformed", "forbidden_origin"]);
/** Whoever is turned away in the middle of it does not knock again. */
const TURNED_AWAY = new Set([
  "table_full",
  "removed",
  "watching_closed",
  "table_closed",
  "banned",
  "unknown_table",
]);

export function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

export class LiveTable {
  link = $state<Link>("connecting");
  /** Why this table cannot be entered at all. */
  problem = $state.raw<Refused | null>(null);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<unknown>(null);
  lines = $state.raw<readonly BookLine[]>([]);
  readonly clock = new BrowserClock();

  #pending = new Map<string, Pending>();
  #connection: Connection;
  #page = randomHex(6);
  #count = 0;
  #greeting = "";
  /** Whether moves from before a cut wait until the pause that it made is over. */
  #isHolding = false;
  #stopHolding = holdsMove(() => this.#pending.size > 0);

  constructor(
    table: string,
    private readonly person: () => Person,
    private readonly onReaction: (reacted: Reacted) => void = () => {},
    /** Whether somebody has come only to watch. */
    public isWatching = false,
  ) {
    this.#connection = new Connection(socketAddress(table), {
      onOpen: () => this.greet(),
      onText: (text) => this.#hear(JSON.parse(text) as AnyMessage),
      onLink: (link) => (this.link = link),
    });
  }

  /** From now on: it is said with the next greeting. */
  watch(): void {
    this.isWatching = true;
  }

  close(): void {
    this.#stopHolding();
    this.#connection.close();
  }

  /** Says who is here; again when the name or the language changes. */
  greet(): void {
    this.#greeting = this.#nextId();
    const { name, colour } = this.person();
    const hello = { kind: "hello", id: this.#greeting, key: key(), name, colour };
    const watches = this.isWatching;
    this.#connection.send(JSON.stringify({ ...hello, language: language(), watches }));
  }

  /** Settles once the server has saved it or refused it, even after the connection was cut. */
  order(order: Order): Promise<Verdict> {
    return new Promise((resolve) => this.#send(order, resolve));
  }

  ask(question: unknown): Promise<unknown> {
    return new Promise((resolve) =>
      this.#send({ kind: "ask", question }, (_, answer) => resolve(answer ?? null)),
    );
  }

  #send(order: Order, settle: Pending["settle"]): void {
    const id = this.#nextId();
    const text = JSON.stringify({ ...order, id });
    const isMove = order.kind === "act" || order.kind === "undo";
    this.#pending.set(id, { text, isMove, settle });
    this.#connection.send(text);
  }

  #nextId(): string {
    return `${this.#page}-${this.#count++}`;
  }

  #hear(message: AnyMessage): void {
    switch (message.kind) {
      case "welcome":
        return this.#begin(message);
      case "update":
        return this.#update(message);
      case "refused":
        return this.#refused(message);
      case "answered":
        return this.#settle(message.id, { ok: true }, message.answer);
      case "reacted":
        return this.onReaction(message);
    }
  }

  #begin(welcome: Welcome): void {
    // A server that comes back may be a newer one.
    if (this.table !== null) void lookForNewerBuild();
    this.clock.set(welcome.clock);
    this.you = welcome.you;
    this.table = welcome.table;
    this.view = welcome.view;
    this.lines = welcome.lines;
    // What was on its way during a cut goes again under its old id, and is applied once.
    this.#isHolding = welcome.table.status === "paused";
    for (const { text, isMove } of this.#pending.values()) {
      if (!(isMove && this.#isHolding)) this.#connection.send(text);
    }
  }

  #goOn(): void {
    this.#isHolding = false;
    for (const { text, isMove } of this.#pending.values()) if (isMove) this.#connection.send(text);
  }

  #update(update: Update): void {
    if (update.clock) this.clock.set(update.clock);
    if (update.you) this.you = update.you;
    this.table = apply(this.table, update.table);
    this.view = apply(this.view, update.view);
    if (update.lines) this.lines = [...this.lines, ...update.lines].slice(-LINES_KEPT);
    for (const id of update.accepted ?? []) this.#settle(id, { ok: true });
    if (this.#isHolding && this.table?.status !== "paused") this.#goOn();
  }

  #refused(refused: Refused): void {
    const { id, code, sentence } = refused;
    const isFinal = TURNED_AWAY.has(code) || (FINAL.has(code) && this.table === null);
    if (isFinal && (id === "" || id === this.#greeting)) {
      this.problem = refused;
      this.close();
    }
    this.#settle(id, { ok: false, code, sentence });
  }

  #settle(id: string, verdict: Verdict, answer?: unknown): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(verdict, answer);
  }
}
