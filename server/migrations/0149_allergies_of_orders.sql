-- Up Migration

-- An allergy that the diner named with the order, in their words (product.md §420).
ALTER TABLE orders ADD COLUMN allergy text CHECK (length(allergy) <= 500);

-- Down Migration

ALTER TABLE orders DROP COLUMN allergy;
