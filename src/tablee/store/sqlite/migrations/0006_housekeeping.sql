-- What has not been touched for long is found without looking at everything.
CREATE INDEX tables_touched ON tables (updated_at_ms, id);

-- Short codes that stand for a table for some minutes.
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX rankings_of_table ON rankings (json_extract(CAST(body AS TEXT), '$.table'));
