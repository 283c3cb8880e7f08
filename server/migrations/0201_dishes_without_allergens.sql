-- Up Migration

-- What a menu has a dish without (product.md §418), each allergen by its code, and all that one dish is without together, as codes
-- between spaces: whoever must avoid two needs one dish without both. Documents are made again after the start.
ALTER TABLE search_documents ADD COLUMN without text[] NOT NULL DEFAULT '{}';
CREATE INDEX search_documents_without ON search_documents USING gin (without) WITH (fastupdate = off);

-- Down Migration

DROP INDEX search_documents_without;
ALTER TABLE search_documents DROP COLUMN without;
