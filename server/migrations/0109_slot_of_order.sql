-- Up Migration

-- The slot in which an order is counted in `order_slots`; null once it was cancelled, and for orders from before.
ALTER TABLE orders ADD COLUMN slot_starts_at timestamptz;

-- Down Migration

ALTER TABLE orders DROP COLUMN slot_starts_at;
