-- Up Migration

-- What a menu consisted of before its last import, for as long as that can be undone.
CREATE TABLE menu_imports (
  menu_id uuid PRIMARY KEY REFERENCES menus ON DELETE CASCADE,
  -- The menu's version after the import; later changes are not undone with it.
  version integer NOT NULL,
  content jsonb NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX menu_imports_replaced ON menu_imports (replaced_at);

-- Down Migration

DROP TABLE menu_imports;
