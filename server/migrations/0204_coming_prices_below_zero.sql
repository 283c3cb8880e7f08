-- Up Migration

-- An option may come to make its item cheaper, as it may now (product.md §402). That an item costs more than nothing is said where
-- it is planned, because a row does not tell the two apart.
ALTER TABLE price_changes DROP CONSTRAINT price_changes_price_minor_check;

-- Down Migration

DELETE FROM price_changes WHERE price_minor < 0;
ALTER TABLE price_changes ADD CONSTRAINT price_changes_price_minor_check CHECK (price_minor >= 0);
