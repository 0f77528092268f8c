// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Hello {
  readonly kind: "hello";
  readonly key: string;
  readonly name: string;
  readonly colour: PersonColour;
  readonly language: Language;
  readonly watches: boolean;
  readonly id: string;
}

export type PersonColour = "blue" | "green" | "pink" | "ochre" | "teal" | "plum" | "brick" | "slate";

export type Language = "en" | "fr";

export interface Sit {
  readonly kind: "sit";
  readonly contribution: string;
  readonly seat?: number;
  readonly id: string;
}

export interface Stand {
  readonly kind: "stand";
  readonly id: string;
}

export interface SeatBot {
  readonly kind: "seat_bot";
  readonly seat: number;
  readonly level: Level;
  readonly id: string;
}

export type Level = "easy" | "normal" | "hard";

export interface FillWithBots {
  readonly kind: "fill_with_bots";
  readonly level: Level;
  readonly id: string;
}

export interface Vacate {
  readonly kind: "vacate";
  readonly seat: number;
  readonly id: string;
}

export interface Swap {
  readonly kind: "swap";
  readonly seat: number;
  readonly other: number;
  readonly id: string;
}

export interface Configure {
  readonly kind: "configure";
  readonly seats?: number;
  readonly options?: unknown;
  readonly is_public?: boolean;
  readonly has_open_chairs?: boolean;
  readonly pauses_for_absent?: boolean;
  readonly allows_watching?: boolean;
  readonly chat?: ChatMode;
  readonly patience?: Patience;
  readonly id: string;
}

export type ChatMode = "open" | "players" | "off";

export type Patience = "auto" | "endless" | "gentle" | "brisk";

export interface Remove {
  readonly kind: "remove";
  readonly player: string;
  readonly id: string;
}

export interface Readmit {
  readonly kind: "readmit";
  readonly player: string;
  readonly id: string;
}

export interface Mute {
  readonly kind: "mute";
  readonly player: string;
  readonly is_muted: boolean;
  readonly id: string;
}

export interface Here {
  readonly kind: "here";
  readonly id: string;
}

export interface HandOver {
  readonly kind: "hand_over";
  readonly player: string;
  readonly id: string;
}

export interface Start {
  readonly kind: "start";
  readonly id: string;
}

export interface Act {
  readonly kind: "act";
  readonly action: unknown;
  readonly id: string;
}

export interface Ask {
  readonly kind: "ask";
  readonly question: unknown;
  readonly id: string;
}

export interface Undo {
  readonly kind: "undo";
  readonly id: string;
}

export interface Pause {
  readonly kind: "pause";
  readonly wishes: boolean;
  readonly id: string;
}

export interface Resume {
  readonly kind: "resume";
  readonly wishes: boolean;
  readonly id: string;
}

export interface Say {
  readonly kind: "say";
  readonly text: string;
  readonly id: string;
}

export interface React {
  readonly kind: "react";
  readonly reaction: Reaction;
  readonly id: string;
}

export type Reaction = "applause" | "laugh" | "wow" | "thinking" | "oops" | "thanks";

export interface Rematch {
  readonly kind: "rematch";
  readonly game?: string;
  readonly id: string;
}

export type AnyCommand = Hello | Sit | Stand | SeatBot | FillWithBots | Vacate | Swap | Configure | Remove | Readmit | Mute | Here | HandOver | Start | Act | Ask | Undo | Pause | Resume | Say | React | Rematch;

export interface Welcome {
  readonly kind: "welcome";
  readonly you: You;
  readonly table: TableView;
  readonly view: unknown;
  readonly clock: Clock;
  readonly lines: readonly BookLine[];
}

export interface You {
  readonly player: string;
  readonly seat: number | null;
  readonly can_undo: boolean;
}

export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  readonly host: string;
  readonly chairs: readonly ChairView[];
  readonly seats_allowed: readonly number[];
  readonly options: unknown;
  readonly is_public: boolean;
  readonly has_open_chairs: boolean;
  readonly pauses_for_absent: boolean;
  readonly is_automatic_pause: boolean;
  readonly is_resuming: boolean;
  readonly is_chat_open: boolean;
  readonly allows_watching: boolean;
  readonly chat: ChatMode;
  readonly patience: Patience;
  readonly watchers: number;
  readonly audience: readonly NamedPlayer[];
  readonly removed: readonly NamedPlayer[];
  readonly muted: readonly string[];
  readonly outcome: Outcome | null;
  readonly next_table: string;
  readonly commitment: string;
  readonly puzzle: string;
  readonly origin: string;
}

export type Status = "waiting" | "playing" | "paused" | "ended";

export interface ChairView {
  readonly player: string;
  readonly name: string;
  readonly colour: PersonColour;
  readonly bot: Level | null;
  readonly is_connected: boolean;
  readonly wishes: boolean;
  readonly is_idle: boolean;
  readonly worn: PersonColour | null;
}

export interface NamedPlayer {
  readonly player: string;
  readonly name: string;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

export interface Clock {
  readonly at_ms: number;
  readonly left_ms: number | null;
  readonly is_running: boolean;
}

export interface BookLine {
  readonly n: number;
  readonly event: BookEvent;
  readonly seat?: number | null;
  readonly name?: string;
  readonly text?: string;
}

export type BookEvent = "said" | "seated" | "bot_seated" | "vacated" | "started" | "paused" | "resumed" | "undone" | "ended";

export interface Update {
  readonly kind: "update";
  readonly clock?: Clock;
  readonly you?: You;
  readonly table?: unknown;
  readonly view?: unknown;
  readonly lines?: readonly BookLine[];
  readonly accepted?: readonly string[];
}

export interface Refused {
  readonly kind: "refused";
  readonly id: string;
  readonly code: string;
  readonly sentence: string;
}

export interface Advised {
  readonly kind: "answered";
  readonly id: string;
  readonly answer: unknown;
}

export interface Reacted {
  readonly kind: "reacted";
  readonly seat: number | null;
  readonly name: string;
  readonly reaction: Reaction;
}

export type AnyMessage = Welcome | Update | Refused | Advised | Reacted;

export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly is_public: boolean;
  readonly has_open_chairs: boolean;
  readonly chairs: readonly Sitter[];
  readonly awaited: readonly string[];
  readonly winners: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly result: ArchivedResult | null;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
}

export interface Sitter {
  readonly player: string;
  readonly name: string;
  readonly colour: string;
  readonly is_bot: boolean;
  readonly worn: string | null;
}

export interface ArchivedResult {
  readonly rank_by: readonly number[];
  readonly told: unknown;
  readonly ranked_in: string;
}

export interface Ranking {
  readonly board: string;
  readonly player: string;
  readonly name: string;
  readonly rank_by: readonly number[];
  readonly table: string;
  readonly at_ms: number;
}

export interface Lobby {
  readonly games: readonly GameInfo[];
  readonly tables: readonly Summary[];
}

export interface GameInfo {
  readonly players: [number, number];
  readonly minutes: number;
  readonly sides: Sides;
  readonly has_secrets: boolean;
  readonly has_companion: boolean;
  readonly has_second_tries: boolean;
  readonly languages: readonly string[];
  readonly game: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly is_real_time: boolean;
  readonly has_puzzle: boolean;
  readonly has_archive: boolean;
}

export type Sides = "each" | "allies" | "team";

export interface Invitation {
  readonly address: string;
}

export interface PackageParts {
  readonly words: Record<string, Record<string, string>>;
  readonly module: string;
}

export interface Build {
  readonly build: string;
}

export interface OwnTables {
  readonly tables: readonly Summary[];
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly colour: PersonColour;
  readonly contribution: string;
  readonly seats: number | null;
  readonly options: Record<string, unknown>;
  readonly is_public: boolean;
}

export interface NewPuzzle {
  readonly name: string;
  readonly colour: PersonColour;
  readonly day: string;
}

export interface NewTry {
  readonly name: string;
  readonly colour: PersonColour;
  readonly n: number;
  readonly seat: number | null;
}

export interface TableLink {
  readonly table: string;
}

export interface PuzzleBoard {
  readonly day: string;
  readonly is_today: boolean;
  readonly rankings: readonly Ranking[];
  readonly finished: number;
  readonly mine: OwnPuzzle | null;
  readonly place: number | null;
  readonly goal: Goal | null;
  readonly streak: number;
  readonly past: readonly PuzzleDay[];
}

export interface OwnPuzzle {
  readonly table: string;
  readonly rank_by: readonly number[] | null;
  readonly is_ranked: boolean;
  readonly player: string;
}

export interface Goal {
  readonly score: number;
  readonly is_proven: boolean;
}

export interface PuzzleDay {
  readonly day: string;
  readonly rank_by: readonly number[] | null;
}

export interface BestResults {
  readonly best: readonly ArchiveLine[];
  readonly mine: readonly ArchiveLine[];
}

export interface ArchiveLine {
  readonly table: string;
  readonly chairs: readonly Sitter[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly told: unknown;
  readonly ranked_in: string;
  readonly at_ms: number;
}

export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly chairs: readonly ChairView[];
  readonly outcome: Outcome | null;
  readonly first: unknown;
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly n: number;
  readonly at_ms: number;
  readonly event: string;
  readonly seat?: number | null;
  readonly view?: unknown;
}

export interface HouseNotice {
  readonly text: string;
}

export interface ShownCode {
  readonly code: string;
}

export interface HostReport {
  readonly version: string;
  readonly now_ms: number;
  readonly opened_at_ms: number;
  readonly is_draining: boolean;
  readonly notice: string;
  readonly bans: readonly BannedOne[];
  readonly closed: readonly string[];
  readonly tables: number;
  readonly people: number;
  readonly live: readonly TableReport[];
  readonly commands: Record<string, number>;
  readonly store: StoreReport;
  readonly saving_ms: number;
  readonly lag_ms: number;
  readonly memory_bytes: number;
  readonly nodes: readonly NodeReport[];
  readonly silent: readonly string[];
}

export interface BannedOne {
  readonly who: string;
  readonly until_ms: number;
}

export interface TableReport {
  readonly summary: Summary;
  readonly entries: number;
  readonly people: readonly PersonThere[];
  readonly node: string;
}

export interface PersonThere {
  readonly player: string;
  readonly name: string;
  readonly address: string;
  readonly seat: number | null;
}

export interface StoreReport {
  readonly tables: Record<string, number>;
  readonly bytes: number;
}

export interface NodeReport {
  readonly node: string;
  readonly machine: string;
  readonly version: string;
  readonly opened_at_ms: number;
  readonly tables: number;
  readonly people: number;
  readonly pages_abroad: number;
  readonly guest_pages: number;
  readonly saving_ms: number;
  readonly lag_ms: number;
  readonly behind_ms: number;
  readonly memory_bytes: number;
}

export interface CloseTable {
  readonly kind: "close";
  readonly table: string;
}

export interface ReopenTable {
  readonly kind: "reopen";
  readonly table: string;
}

export interface DeleteTable {
  readonly kind: "delete";
  readonly table: string;
}

export interface Ban {
  readonly kind: "ban";
  readonly who: string;
  readonly minutes: number;
}

export interface PutUpNotice {
  readonly kind: "notice";
  readonly text: string;
}

export interface Drain {
  readonly kind: "drain";
  readonly is_draining: boolean;
}

export interface Prune {
  readonly kind: "prune";
}

export interface Obeyed {
  readonly deleted: number;
  readonly silenced: number;
}

export interface Forgotten {
  readonly games: number;
  readonly running: number;
}

export interface Problem {
  readonly code: string;
  readonly sentence: string;
}
