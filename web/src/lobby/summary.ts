// How a table is told in a line or two.

import { manifestOf } from "../games/catalogue.ts";
import { lobbyWords } from "./messages.ts";
import type { PersonColour, Sitter, Summary } from "../wire.gen.ts";

export const isFree = (sitter: Sitter): boolean => !sitter.player && !sitter.is_bot;
export const freeChairs = (table: Summary): number => table.chairs.filter(isFree).length;
export const sitters = (table: Summary): readonly Sitter[] =>
  table.chairs.filter((sitter) => !isFree(sitter));
export const namesOf = (table: Summary): readonly string[] =>
  sitters(table).map(({ name }) => name);
export const colourOf = (sitter: Sitter): PersonColour => sitter.colour as PersonColour;

export const isOver = (table: Summary): boolean => table.status === "ended";

/** Whether a newcomer finds a chair: a free one, or in a running game that of a bot. */
export function isJoinable(table: Summary): boolean {
  if (table.status === "waiting") return freeChairs(table) > 0;
  return !isOver(table) && table.has_open_chairs && table.chairs.some((sitter) => sitter.is_bot);
}

const ORDER: Readonly<Record<string, number>> = { playing: 0, paused: 0, waiting: 1, ended: 2 };

/** Running tables first, each kind with the latest touched first. */
export function inOrder(tables: readonly Summary[]): readonly Summary[] {
  return [...tables].sort(
    (a, b) => (ORDER[a.status] ?? 2) - (ORDER[b.status] ?? 2) || b.updated_at_ms - a.updated_at_ms,
  );
}

/** What a table that goes on waits for, from the place of one of its players. */
export function stateFor(table: Summary, me: string): string {
  const mine = lobbyWords().mine;
  if (isMyTurn(table, me)) return mine.yourTurn;
  if (table.status === "waiting") return mine.waiting;
  return table.status === "paused" ? mine.paused : mine.running;
}

export const isMyTurn = (table: Summary, me: string): boolean =>
  me !== "" && table.awaited.includes(me);

export const others = (table: Summary, me: string): readonly string[] =>
  sitters(table)
    .filter(({ player }) => player !== me)
    .map(({ name }) => name);

function teamResult({ scores, winners }: Summary): string {
  const mine = lobbyWords().mine;
  return (winners?.length ? mine.won : mine.lost)(String(scores?.[0] ?? 0));
}

/** "Won 61 to 58": a finished game from the place of one of its players. */
export function result(table: Summary, me: string): string {
  const mine = lobbyWords().mine;
  const { sides } = manifestOf(table.game).facts;
  const seat = table.chairs.findIndex(({ player }) => player === me);
  if (seat >= 0 && sides === "team") return teamResult(table);
  const scores = (table.scores ?? []).toSorted((a, b) => b - a).join(" – ");
  const winners = table.winners ?? [];
  if (seat < 0 || winners.length === 0 || table.chairs.length === 1) return mine.over(scores);
  if (!winners.includes(seat)) return mine.lost(scores);
  const isShared = winners.length > 1 && sides !== "allies";
  return isShared ? mine.shared(scores) : mine.won(scores);
}
