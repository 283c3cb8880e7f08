-- Up Migration

-- Which point of an item's first picture stays in sight where it is cut (product.md §492), in percent; none: the middle.
ALTER TABLE items ADD COLUMN focus jsonb CHECK (jsonb_typeof(focus) = 'object');

-- The pictures of an item behind its first one (product.md §491, decision 0070).
CREATE TABLE item_pictures (
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  image_id text NOT NULL REFERENCES images,
  focus jsonb CHECK (jsonb_typeof(focus) = 'object'),
  PRIMARY KEY (item_id, position)
);
CREATE INDEX item_pictures_image ON item_pictures (image_id);
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TABLE item_pictures;
ALTER TABLE items DROP COLUMN focus;
