-- Up Migration

-- A token of an operator who may look at everything and change nothing (product.md §538).
ALTER TABLE release_tokens ADD COLUMN is_observer boolean NOT NULL DEFAULT false;

-- Whatever operators and teams do (product.md §539): who, when, what, on what and why. The newest id is the latest act.
CREATE TABLE operator_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL,
  acted_by text NOT NULL,
  acted_at timestamptz NOT NULL,
  -- What it was done to: a version, an order, a team, a day.
  about text NOT NULL,
  -- As it was written; none where nobody is asked for one.
  reason text
);
-- The reasons of acts on an order go with its diner.
CREATE INDEX operator_acts_about ON operator_acts (about);

-- Down Migration

DROP TABLE operator_acts;
ALTER TABLE release_tokens DROP COLUMN is_observer;
