-- Up Migration

-- Since when an order waits for its payment, by the server's clock, which may be ahead where time is only played.
ALTER TABLE payments ADD COLUMN requested_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE payments ALTER COLUMN requested_at DROP DEFAULT;

-- Down Migration

ALTER TABLE payments DROP COLUMN requested_at;
