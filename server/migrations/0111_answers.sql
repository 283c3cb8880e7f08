-- Up Migration

ALTER TABLE orders
  -- When the place first had it on a screen.
  ADD COLUMN seen_at timestamptz,
  -- When it is cancelled if nobody has answered it; null for orders from before that.
  ADD COLUMN answer_by timestamptz;
-- The promise that a step replaced, for undoing it.
ALTER TABLE order_history ADD COLUMN promised_before timestamptz;

-- Down Migration

ALTER TABLE order_history DROP COLUMN promised_before;
ALTER TABLE orders DROP COLUMN seen_at, DROP COLUMN answer_by;
