-- Up Migration

-- How a line was named in the language in which its diner read the menu (product.md §430); null where that was the place's.
ALTER TABLE order_items ADD COLUMN translation jsonb;

-- Down Migration

ALTER TABLE order_items DROP COLUMN translation;
