-- Up Migration

-- Items that stand out by the orders of the last days (product.md §497), counted at night. Beside the menu, as counts are: no
-- save, import or undo knows of it (decision 0071).
CREATE TABLE popular_items (
  item_id uuid PRIMARY KEY REFERENCES items ON DELETE CASCADE,
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  orders integer NOT NULL CHECK (orders > 0)
);
CREATE INDEX popular_items_menu ON popular_items (menu_id);
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON popular_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TABLE popular_items;
