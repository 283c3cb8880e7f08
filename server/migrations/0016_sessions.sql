-- Up Migration

ALTER TABLE session_families
  -- What the browser said of itself when it signed in.
  ADD COLUMN user_agent text NOT NULL DEFAULT '' CHECK (length(user_agent) <= 400),
  -- Moves with each exchange of its tokens.
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- Down Migration

ALTER TABLE session_families DROP COLUMN user_agent, DROP COLUMN last_used_at;
