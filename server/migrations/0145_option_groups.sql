-- Up Migration

-- What can be chosen of a menu's items (product.md §400), as one document: groups with their options and prices in minor
-- units. Items name the groups they come with.
ALTER TABLE menus ADD COLUMN option_groups jsonb NOT NULL DEFAULT '[]';
ALTER TABLE items ADD COLUMN option_group_ids uuid[] NOT NULL DEFAULT '{}';

-- Until when an option is sold out, besides what its menu says; infinity is until the owner says otherwise.
CREATE TABLE sold_out_options (
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  option_id uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (menu_id, option_id)
);

-- What was chosen of a line, by its names at the time of the order.
ALTER TABLE order_items ADD COLUMN choices jsonb NOT NULL DEFAULT '[]';

-- Down Migration

ALTER TABLE order_items DROP COLUMN choices;
DROP TABLE sold_out_options;
ALTER TABLE items DROP COLUMN option_group_ids;
ALTER TABLE menus DROP COLUMN option_groups;
