-- Up Migration

-- When the sweep looks at a payment next, and how often in a row that has failed: one that fails moves to the back.
ALTER TABLE payments
  ADD COLUMN look_at timestamptz,
  ADD COLUMN failed_looks smallint NOT NULL DEFAULT 0;

-- Down Migration

ALTER TABLE payments DROP COLUMN look_at, DROP COLUMN failed_looks;
