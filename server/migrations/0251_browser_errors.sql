-- Up Migration

-- Errors in pages, counted by version and place in its code (product.md §595). They go with their version.
CREATE TABLE browser_errors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  part text NOT NULL,
  version text NOT NULL,
  -- Hash of the message and of the first frames.
  fingerprint text NOT NULL,
  message text NOT NULL,
  path text NOT NULL,
  browser text NOT NULL,
  -- Places in files of releases: part, version, file, line, column and name, the innermost call first.
  frames jsonb NOT NULL,
  count integer NOT NULL,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (part, version, fingerprint),
  FOREIGN KEY (part, version) REFERENCES release_versions (part, version) ON DELETE CASCADE
);

CREATE INDEX browser_errors_last_at ON browser_errors (last_at);

-- Down Migration

DROP TABLE browser_errors;
