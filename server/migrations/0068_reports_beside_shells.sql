-- Up Migration

-- What browsers tell of remotes by the shell they ran in, counted by the minute: a remote that fails beside one shell
-- alone is broken by that shell. It stands beside release_reports, whose key the servers of before this table write to.
CREATE TABLE release_reports_beside (
  part text NOT NULL,
  version text NOT NULL,
  shell text NOT NULL,
  minute timestamptz NOT NULL,
  kind text NOT NULL,
  -- Group of the address that told.
  bucket smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (part, version, shell, minute, kind, bucket)
);
CREATE INDEX release_reports_beside_minute ON release_reports_beside (minute);

-- Down Migration

DROP TABLE release_reports_beside;
