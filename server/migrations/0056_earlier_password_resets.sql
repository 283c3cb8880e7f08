-- Up Migration

-- Links of a business that were sent before its last one. They go with it: a link that is used, or another password,
-- deletes the row they refer to.
CREATE TABLE earlier_password_resets (
  hash bytea PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES password_resets ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX earlier_password_resets_business ON earlier_password_resets (business_id);

-- Down Migration

DROP TABLE earlier_password_resets;
