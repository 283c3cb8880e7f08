-- Up Migration

-- How often a payment was settled: whoever read the provider before another settled it reads again.
ALTER TABLE payments ADD COLUMN settlements integer NOT NULL DEFAULT 0;

-- Down Migration

ALTER TABLE payments DROP COLUMN settlements;
