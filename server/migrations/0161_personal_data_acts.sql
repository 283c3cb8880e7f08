-- Up Migration

-- That somebody's data was exported or erased (product.md §485): who did it, when and what kind, never whose or what.
CREATE TABLE personal_data_acts (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('export', 'erase')),
  subject text NOT NULL CHECK (subject IN ('diner', 'owner')),
  acted_by text NOT NULL,
  acted_at timestamptz NOT NULL,
  -- Number of the request in the operator's own files.
  reference text NOT NULL,
  -- Rows that were found or changed, by kind.
  counts jsonb NOT NULL
);

-- Down Migration

DROP TABLE personal_data_acts;
