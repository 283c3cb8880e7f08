-- Up Migration

-- What is sent again because its answer was lost is known by these: a save by the contents of the last one, a creation by
-- its key.
ALTER TABLE menus
  ADD COLUMN saved_as bytea,
  ADD COLUMN creation_key text,
  ADD COLUMN creation_fingerprint bytea;
CREATE UNIQUE INDEX menus_creation ON menus (business_id, creation_key) WHERE creation_key IS NOT NULL;

-- Down Migration

ALTER TABLE menus DROP COLUMN saved_as, DROP COLUMN creation_key, DROP COLUMN creation_fingerprint;
