-- Up Migration

-- What the place answers (product.md §477), and what it reported and an operator hid (§478).
ALTER TABLE reviews
  ADD COLUMN answer text,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN report_reason text,
  ADD COLUMN reported_at timestamptz,
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_by text,
  ADD COLUMN hidden_reason text;
CREATE INDEX reviews_latest ON reviews (business_id, created_at DESC, order_id);
CREATE INDEX reviews_reported ON reviews (reported_at) WHERE reported_at IS NOT NULL;
-- What everybody reads of them is kept by each process for some seconds.
CREATE TRIGGER catalogue AFTER INSERT OR DELETE OR UPDATE OF rating, comment, answer, hidden_at ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TRIGGER catalogue ON reviews;
DROP INDEX reviews_latest, reviews_reported;
ALTER TABLE reviews
  DROP COLUMN answer,
  DROP COLUMN answered_at,
  DROP COLUMN report_reason,
  DROP COLUMN reported_at,
  DROP COLUMN hidden_at,
  DROP COLUMN hidden_by,
  DROP COLUMN hidden_reason;
