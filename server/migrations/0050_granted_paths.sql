-- Up Migration

-- Paths that an operator gave a part beside those of its live version: a team may publish under these alone.
CREATE TABLE release_paths (
  part text NOT NULL,
  path text NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (part, path)
);

-- Down Migration

DROP TABLE release_paths;
