-- Up Migration

-- What browsers tell of versions, counted by the minute.
CREATE TABLE release_reports (
  part text NOT NULL,
  version text NOT NULL,
  minute timestamptz NOT NULL,
  kind text NOT NULL,
  -- Of a figure: how large it was, in steps of a tenth; 0 of everything else.
  bucket smallint NOT NULL DEFAULT 0,
  count integer NOT NULL,
  PRIMARY KEY (part, version, minute, kind, bucket)
);
CREATE INDEX release_reports_minute ON release_reports (minute);

-- Down Migration

DROP TABLE release_reports;
