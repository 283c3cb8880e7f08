-- Up Migration

-- Items that a change added to a menu, for as long as they are new (product.md §499). A row stays while its item is taken out,
-- so that bringing it back makes it no newer.
CREATE TABLE new_items (
  item_id uuid PRIMARY KEY,
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX new_items_menu ON new_items (menu_id);
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON new_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TABLE new_items;
