-- Up Migration

-- How much an item is, as its menu says it (product.md §412).
ALTER TABLE items ADD COLUMN portion text NOT NULL DEFAULT '' CHECK (length(portion) <= 40);

-- Down Migration

ALTER TABLE items DROP COLUMN portion;
