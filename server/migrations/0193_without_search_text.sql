-- Up Migration

-- Nothing has read or written it since searches have documents of their own (0090). Its index cost each save of a menu.
-- Unused since a46b3f54: search_text
DROP INDEX menus_search;
ALTER TABLE menus DROP COLUMN search_text;

-- Down Migration

ALTER TABLE menus ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE INDEX menus_search ON menus USING gin (search_text gin_trgm_ops) WHERE is_published;
