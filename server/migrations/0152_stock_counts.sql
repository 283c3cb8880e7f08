-- Up Migration

-- How many of an item or of an option are left (product.md §435). A thing without a row is not counted. Kept apart from
-- menus, because orders change it: a save of a menu must not write an old number back.
CREATE TABLE stock_counts (
  -- An item, or an option of a group.
  thing_id uuid PRIMARY KEY,
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  left_now integer NOT NULL CHECK (left_now >= 0),
  -- How many there are again each day, and when next.
  daily integer CHECK (daily > 0),
  resets_at timestamptz,
  -- Goes up with each reset, so that what is given back of yesterday's is not added to today's.
  period integer NOT NULL DEFAULT 0,
  CHECK ((daily IS NULL) = (resets_at IS NULL))
);
CREATE INDEX stock_counts_menu ON stock_counts (menu_id);
CREATE INDEX stock_counts_due ON stock_counts (resets_at) WHERE resets_at IS NOT NULL;

-- What an order took of them, until it is given back.
CREATE TABLE taken_stock (
  order_id text REFERENCES orders ON DELETE CASCADE,
  thing_id uuid,
  taken integer NOT NULL CHECK (taken > 0),
  period integer NOT NULL,
  PRIMARY KEY (order_id, thing_id)
);
CREATE INDEX taken_stock_thing ON taken_stock (thing_id);

-- The next time after now at the same local time of day.
CREATE FUNCTION next_reset(last timestamptz) RETURNS timestamptz LANGUAGE sql STABLE
  RETURN (SELECT min(t.at) FROM (
    SELECT ((now() AT TIME ZONE 'Europe/Tirane')::date + d.days + (last AT TIME ZONE 'Europe/Tirane')::time)
      AT TIME ZONE 'Europe/Tirane' AS at FROM (VALUES (0), (1)) AS d (days)) t WHERE t.at > now());

INSERT INTO webhook_events VALUES ('stock.changed');

-- Down Migration

DELETE FROM webhook_events WHERE code = 'stock.changed';
DROP TABLE taken_stock, stock_counts;
DROP FUNCTION next_reset(timestamptz);
