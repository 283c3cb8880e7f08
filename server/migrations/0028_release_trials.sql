-- Up Migration

-- What a browser met that opened a build beside the live ones before it was released.
CREATE TABLE release_trials (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  part text NOT NULL,
  version text NOT NULL,
  -- The versions of the other parts that stood beside it, by part.
  beside jsonb NOT NULL,
  -- In words; none when all was well.
  problems text[] NOT NULL,
  tried_by text NOT NULL,
  tried_at timestamptz NOT NULL,
  FOREIGN KEY (part, version) REFERENCES release_versions (part, version) ON DELETE CASCADE
);
CREATE INDEX release_trials_version ON release_trials (part, version, id DESC);

-- Why a version went live without a trial.
ALTER TABLE release_moves ADD COLUMN untried text;

-- What previews are signed with; one for all processes.
CREATE TABLE release_preview_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  secret bytea NOT NULL
);

-- Down Migration

DROP TABLE release_preview_key;
ALTER TABLE release_moves DROP COLUMN untried;
DROP TABLE release_trials;
