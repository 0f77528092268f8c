// The server's HTTP half: what is going on, new tables, puzzles, replays.

import { contribution, key, type Person } from "./identity.svelte.ts";
import { language } from "./language.svelte.ts";
import { words } from "./messages/words.svelte.ts";
import type {
  BestResults,
  Forgotten,
  Invitation,
  Lobby,
  OwnTables,
  PackageParts,
  NewPuzzle,
  NewTable,
  NewTry,
  Problem,
  PuzzleBoard,
  Replay,
  ShownCode,
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

const call = <Answer>(path: string, body?: unknown): Promise<Answer> =>
  callAs<Answer>(key(), path, body);

/** As whoever has this key. */
export async function callAs<Answer>(
  bearer: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${bearer}`,
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
export const packageParts = (game: string) => call<PackageParts>(`games/${at(game)}`);
export const invitation = () => call<Invitation>("invitation");
export const myTables = () => call<OwnTables>("me/tables");
export const forgetMe = () => call<Forgotten>("me/forget", {});
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

/** A short code that stands for the table while it is shown: the same again, or a new one. */
export const showCode = (table: string, code: string): Promise<ShownCode> =>
  call(`tables/${at(table)}/code`, { code });
/** The table that a code stands for now. */
export const tableOfCode = (code: string) => call<TableLink>(`codes/${at(code)}`);

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
