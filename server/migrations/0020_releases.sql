-- Up Migration

-- Builds that were handed over. Their files are in the release store; a version never changes.
CREATE TABLE release_versions (
  part text NOT NULL,
  version text NOT NULL,
  -- Of all files, so that the same version cannot come twice with different bytes.
  digest text NOT NULL,
  -- The build as it describes itself.
  facts jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL,
  -- All files are stored; until then nobody can release it.
  is_complete boolean NOT NULL DEFAULT false,
  -- Given up by a rollback or an abort: no fallback for others.
  withdrawn_at timestamptz,
  PRIMARY KEY (part, version)
);

-- Who moved what, when and why. The newest id is the number of the release.
CREATE TABLE release_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  part text NOT NULL,
  action text NOT NULL CHECK (action IN ('release', 'canary', 'promote', 'rollback', 'abort')),
  version text NOT NULL,
  -- What was live before; none at a part's first release.
  replaced text,
  percent integer,
  moved_by text NOT NULL,
  reason text NOT NULL,
  moved_at timestamptz NOT NULL
);
CREATE INDEX release_moves_part ON release_moves (part, id DESC);

-- What each part is at. One row a part: teams that release at the same time meet in no row.
CREATE TABLE release_channels (
  part text PRIMARY KEY,
  stable text NOT NULL,
  last_good text,
  canary text,
  canary_percent integer CHECK (canary_percent BETWEEN 1 AND 99),
  canary_since timestamptz,
  stable_since timestamptz NOT NULL,
  move_id bigint NOT NULL REFERENCES release_moves,
  FOREIGN KEY (part, stable) REFERENCES release_versions (part, version),
  FOREIGN KEY (part, last_good) REFERENCES release_versions (part, version),
  FOREIGN KEY (part, canary) REFERENCES release_versions (part, version),
  CHECK ((canary IS NULL) = (canary_percent IS NULL) AND (canary IS NULL) = (canary_since IS NULL))
);

-- Keys of teams and operators, hashed.
CREATE TABLE release_tokens (
  hash text PRIMARY KEY,
  team text NOT NULL,
  -- The part the team may move; none means all, for operators.
  part text,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);

-- Down Migration

DROP TABLE release_tokens;
DROP TABLE release_channels;
DROP TABLE release_moves;
DROP TABLE release_versions;
