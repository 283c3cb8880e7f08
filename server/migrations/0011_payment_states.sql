-- Up Migration

-- Tells this installation's payments from those of others that use the same account of the provider.
CREATE TABLE installation (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO installation DEFAULT VALUES;

ALTER TABLE payments
  -- When it made the order the business's; null for one that is open, or that came too late and goes back.
  ADD COLUMN paid_at timestamptz,
  -- Since when the amount at the provider is known to differ from the order's; such a payment counts for nothing.
  ADD COLUMN mismatched_at timestamptz;

-- Moves with every look-up that was stored, so that an older one never overwrites a newer one.
ALTER TABLE subscriptions ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Down Migration

ALTER TABLE subscriptions DROP COLUMN version;
ALTER TABLE payments DROP COLUMN paid_at, DROP COLUMN mismatched_at;
DROP TABLE installation;
