-- Up Migration

-- How and when an order that is paid at the restaurant was collected; null until it is.
ALTER TABLE orders
  ADD COLUMN collected_by text CHECK (collected_by IN ('cash', 'card')),
  ADD COLUMN collected_at timestamptz;

-- Down Migration

ALTER TABLE orders DROP COLUMN collected_at, DROP COLUMN collected_by;
