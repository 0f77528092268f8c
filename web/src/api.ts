// The server's HTTP half: what is going on, new tables, puzzles, replays.

import { contribution, key, type Person } from "./identity.svelte.ts";
import { language } from "./language.svelte.ts";
import { words } from "./messages/words.svelte.ts";
import type {
  BestResults,
  Invitation,
  Lobby,
  OwnTables,
  NewPuzzle,
  NewTable,
  NewTry,
  Problem,
  PuzzleBoard,
  Replay,
  TableLink,
} from "./wire.gen.ts";

/** A refusal of the server, or that it could not be reached. `message` is for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Problem;
    return new ApiError(problem.code, problem.sentence);
  } catch {
    return new ApiError("unreadable", words().problems.unreadable);
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${key()}`,
    "Accept-Language": language(),
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      headers,
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("unreachable", words().problems.unreachable);
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Answer;
}

const at = encodeURIComponent;

export const lobby = () => call<Lobby>("lobby");
/** What a game without pages calls its things, by language. */
export const gameWords = (game: string) =>
  call<Record<string, Record<string, string>>>(`games/${at(game)}/words`);
export const invitation = () => call<Invitation>("invitation");
export const myTables = () => call<OwnTables>("me/tables");
export const archive = (game: string) => call<BestResults>(`archive/${at(game)}`);
/** The board of a day's puzzle; no day: today's. */
export const puzzleBoard = (game: string, day = "") =>
  call<PuzzleBoard>(`puzzles/${at(game)}${day && `?day=${at(day)}`}`);

export function openTable(
  game: string,
  person: Person,
  options: NewTable["options"] = {},
): Promise<TableLink> {
  const table: NewTable = {
    game,
    ...person,
    contribution: contribution(),
    seats: null,
    options,
    is_public: false,
  };
  return call("tables", table);
}

export function openPuzzle(game: string, day: string, person: Person): Promise<TableLink> {
  const puzzle: NewPuzzle = { ...person, day };
  return call(`puzzles/${at(game)}`, puzzle);
}

/** Takes a finished game up again after one of its entries. */
export function openTry(
  table: string,
  person: Person,
  n: number,
  seat: number | null,
): Promise<TableLink> {
  const wish: NewTry = { ...person, n, seat };
  return call(`tables/${at(table)}/tries`, wish);
}

export function replay(table: string, seat: number | null): Promise<Replay> {
  return call(`tables/${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`);
}

/** What the game's adviser says to a seat after an entry of a finished game. */
export function replayAnswer(
  table: string,
  seat: number | null,
  n: number,
  question: unknown,
): Promise<unknown> {
  return call(`tables/${at(table)}/replay/answers`, { n, seat, question });
}

export const logAddress = (table: string): string => `/api/tables/${at(table)}/log`;
