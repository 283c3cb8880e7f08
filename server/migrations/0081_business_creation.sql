-- Up Migration

-- What a further business was asked for, so that the same key with other contents is told apart; null for those that were
-- added without a key, by a sign-up, or by the version before.
ALTER TABLE businesses ADD COLUMN creation_fingerprint bytea;

-- Down Migration

ALTER TABLE businesses DROP COLUMN creation_fingerprint;
