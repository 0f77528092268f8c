-- The archive: which game a table is of, and where its result stands among the others.

ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN result_key BLOB;

UPDATE tables SET game = json_extract(CAST(summary AS TEXT), '$.game');

CREATE INDEX tables_archive ON tables (game, result_key DESC, created_at_ms)
WHERE result_key IS NOT NULL;
