-- Up Migration

-- Money that has to go back and that no refund brings back: somebody has to send it another way.
ALTER TABLE orders ADD COLUMN refund_failed boolean NOT NULL DEFAULT false;

-- Down Migration

ALTER TABLE orders DROP COLUMN refund_failed;
