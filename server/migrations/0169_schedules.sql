-- Up Migration

-- When a menu, a section and an item are served (product.md §459): times of weekdays, a first and a last day. None: always
-- (decision 0067). Who reads it computes with it; no query does.
ALTER TABLE menus ADD COLUMN schedule jsonb CHECK (jsonb_typeof(schedule) = 'object');
ALTER TABLE sections ADD COLUMN schedule jsonb CHECK (jsonb_typeof(schedule) = 'object');
ALTER TABLE items ADD COLUMN schedule jsonb CHECK (jsonb_typeof(schedule) = 'object');

-- Down Migration

ALTER TABLE items DROP COLUMN schedule;
ALTER TABLE sections DROP COLUMN schedule;
ALTER TABLE menus DROP COLUMN schedule;
