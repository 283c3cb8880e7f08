-- Up Migration

-- A menu that an operator took down is no published one until they put it back (product.md §565).
ALTER TABLE menus
  ADD COLUMN taken_down_at timestamptz,
  ADD COLUMN taken_down_reason text,
  ADD COLUMN was_published boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT menus_taken_down CHECK (taken_down_at IS NULL OR NOT is_published);

-- Down Migration

ALTER TABLE menus
  DROP CONSTRAINT menus_taken_down,
  DROP COLUMN was_published,
  DROP COLUMN taken_down_reason,
  DROP COLUMN taken_down_at;
