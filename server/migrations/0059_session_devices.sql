-- Up Migration

ALTER TABLE session_families
  -- Of the secret by which the session's device is known again; null until its next exchange of tokens.
  ADD COLUMN device_hash bytea;

-- Down Migration

ALTER TABLE session_families DROP COLUMN device_hash;
