-- Up Migration

-- The version of opening hours that were taken away, so that later ones are no version that somebody still edits.
CREATE TABLE removed_hours (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  version integer NOT NULL
);

-- Down Migration

DROP TABLE removed_hours;
