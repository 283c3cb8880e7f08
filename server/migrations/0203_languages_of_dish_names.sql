-- Up Migration

-- In which languages names of dishes are written: suggestions begin with the diner's. Servers from before write none; saves and the
-- next count of names add them.
ALTER TABLE dish_names ADD COLUMN languages text[] NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE dish_names DROP COLUMN languages;
