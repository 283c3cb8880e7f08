-- Up Migration

-- Other items of its menu that an item goes well with (product.md §500), the best first.
ALTER TABLE items ADD COLUMN goes_with uuid[] NOT NULL DEFAULT '{}';
-- Whether a line was ordered because another of its order recommends it (product.md §502).
ALTER TABLE order_items ADD COLUMN is_recommended boolean NOT NULL DEFAULT false;

-- Down Migration

ALTER TABLE order_items DROP COLUMN is_recommended;
ALTER TABLE items DROP COLUMN goes_with;
