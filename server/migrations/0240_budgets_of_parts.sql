-- Up Migration

-- Budgets that an operator set for a part; the others have the platform's (product.md §591).
CREATE TABLE release_budgets (
  part text NOT NULL,
  kind text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (part, kind)
);

-- Down Migration

DROP TABLE release_budgets;
