-- The log of a table is its rows in `entries`; `tables` is the directory. The secret stays out of
-- the log until the game is over.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header BLOB NOT NULL,
    secret BLOB NOT NULL,
    status TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    summary BLOB NOT NULL
);

CREATE INDEX tables_open ON tables (created_at_ms) WHERE is_public AND status <> 'ended';

CREATE INDEX tables_unfinished ON tables (created_at_ms) WHERE status IN ('playing', 'paused');

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- Everybody who ever sat at a table.
CREATE TABLE players (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;

-- `sort_key` compares like the tuple it was made from.
CREATE TABLE rankings (
    board TEXT NOT NULL,
    player TEXT NOT NULL,
    sort_key BLOB NOT NULL,
    at_ms INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (board, player)
) WITHOUT ROWID;

CREATE INDEX rankings_best ON rankings (board, sort_key DESC, at_ms);

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
