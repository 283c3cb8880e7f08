-- Up Migration

-- What is over is looked for each night, and would otherwise be found by reading all tokens.
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at);

-- Down Migration

DROP INDEX refresh_tokens_expiry;
