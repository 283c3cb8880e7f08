-- Up Migration

-- What an item or an option will cost from the beginning of a day in Tirane on (product.md §470), a row for each currency
-- that the day changes. Beside the menu, as counts are: a save, an import or taking one back leaves it as it is.
CREATE TABLE price_changes (
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  -- An item, or an option of a group.
  thing_id uuid,
  starts_on date,
  currency text REFERENCES currencies,
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  PRIMARY KEY (menu_id, thing_id, starts_on, currency)
);
CREATE INDEX price_changes_due ON price_changes (starts_on, menu_id);

-- Down Migration

DROP TABLE price_changes;
