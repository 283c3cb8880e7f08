-- Up Migration

-- The second step of a login, by codes of an app.
CREATE TABLE two_factor (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  secret text NOT NULL,
  -- Since when a login asks for a code; null until the owner has shown that the app has the secret.
  confirmed_at timestamptz,
  -- Number of the last half minute whose code was used: neither it nor an older one is taken again.
  last_step bigint NOT NULL DEFAULT 0
);

-- Stand for a code where the app is lost, each once.
CREATE TABLE recovery_codes (
  business_id uuid NOT NULL REFERENCES two_factor ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (business_id, hash)
);

-- Logins whose password was right and whose code is still asked for.
CREATE TABLE login_challenges (
  hash bytea PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_challenges_business ON login_challenges (business_id);
CREATE INDEX login_challenges_expiry ON login_challenges (expires_at);

-- Down Migration

DROP TABLE login_challenges, recovery_codes, two_factor;
