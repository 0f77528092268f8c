-- Results are compared within one list: of those who played alike. Older results are in one.
ALTER TABLE tables ADD COLUMN result_list TEXT NOT NULL DEFAULT '';

DROP INDEX tables_archive;

CREATE INDEX tables_archive ON tables (game, result_list, result_key DESC, created_at_ms)
WHERE result_key IS NOT NULL;
