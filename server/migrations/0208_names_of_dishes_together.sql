-- Up Migration

-- What a dish of a name is called in each language of its place, where it has several: suggestions show the diner's. Servers from before
-- write none; saves and the next count of names add them.
ALTER TABLE dish_names ADD COLUMN called jsonb NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE dish_names DROP COLUMN called;
