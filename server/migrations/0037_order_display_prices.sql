-- Up Migration

-- What a line costs in the currency its diner saw, and whether the euro of the order are what the rate makes of it. Null
-- in orders that are older, or that the version before stores while it still runs.
ALTER TABLE order_items ADD COLUMN display_price_minor bigint;
ALTER TABLE orders ADD COLUMN euro_by_rate boolean;

-- Down Migration

ALTER TABLE orders DROP COLUMN euro_by_rate;
ALTER TABLE order_items DROP COLUMN display_price_minor;
