-- Up Migration

-- When an operator let a reported review stand; a later report asks again (product.md §557).
ALTER TABLE reviews ADD COLUMN let_stand_at timestamptz;
DROP INDEX reviews_reported;
CREATE INDEX reviews_reported ON reviews (reported_at, order_id) WHERE reported_at IS NOT NULL;

-- Down Migration

DROP INDEX reviews_reported;
CREATE INDEX reviews_reported ON reviews (reported_at) WHERE reported_at IS NOT NULL;
ALTER TABLE reviews DROP COLUMN let_stand_at;
