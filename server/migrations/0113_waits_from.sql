-- Up Migration

-- Since when it waits for an answer: for one that was placed while nobody was there, when its place opens.
ALTER TABLE orders ADD COLUMN waits_from timestamptz;

-- Down Migration

ALTER TABLE orders DROP COLUMN waits_from;
