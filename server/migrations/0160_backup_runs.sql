-- Up Migration

-- Each backup and each proof of one (product.md §480, §482).
CREATE TABLE backup_runs (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('backup', 'proof')),
  -- Name of the backup's folder; empty where there was none to prove.
  backup text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  succeeded boolean NOT NULL,
  -- What was counted, or why it failed.
  outcome text NOT NULL
);
CREATE INDEX backup_runs_latest ON backup_runs (kind, ended_at);

-- Down Migration

DROP TABLE backup_runs;
