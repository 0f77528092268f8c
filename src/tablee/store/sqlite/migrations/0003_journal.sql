-- The newest entries, a row for each group that was saved together; sorted into `entries` later.
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    body BLOB NOT NULL
);

-- Whether the house owes a table a move although nobody looks. Of older tables it is not known.
ALTER TABLE tables ADD COLUMN is_due INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET is_due = 1 WHERE status = 'playing';

CREATE INDEX tables_due ON tables (created_at_ms) WHERE is_due;

DROP INDEX tables_unfinished;

-- A player's tables are found in their order, however many there are.
ALTER TABLE players ADD COLUMN updated_at_ms INTEGER NOT NULL DEFAULT 0;

UPDATE players SET updated_at_ms =
    coalesce((SELECT updated_at_ms FROM tables WHERE id = players.table_id), 0);

CREATE INDEX players_latest ON players (player, updated_at_ms);

CREATE INDEX players_of_table ON players (table_id);
