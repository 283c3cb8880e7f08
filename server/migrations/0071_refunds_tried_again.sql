-- Up Migration

-- Refunds that had failed when the owner asked for new ones: they count no more.
ALTER TABLE payments ADD COLUMN refund_failures_before integer NOT NULL DEFAULT 0;

-- Down Migration

ALTER TABLE payments DROP COLUMN refund_failures_before;
