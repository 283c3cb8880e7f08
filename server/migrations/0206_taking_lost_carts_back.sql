-- Up Migration

-- A cart that is counted as lost is taken back once it is ordered, and is known before its diner is. Servers from before write
-- neither, and rows are deleted after two days.
ALTER TABLE lost_order_carts
  -- As in `lost_orders`.
  ADD COLUMN reason text,
  -- Hash of address and items.
  ADD COLUMN sender bytea;

-- Down Migration

ALTER TABLE lost_order_carts DROP COLUMN reason, DROP COLUMN sender;
