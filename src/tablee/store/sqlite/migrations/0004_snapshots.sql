-- Tables as they stood after some entry: derived from the logs, and never believed against them.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    n INTEGER NOT NULL,
    body BLOB NOT NULL
);
