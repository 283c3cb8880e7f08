-- Up Migration

-- Uploaded pictures, each kept in several sizes. The id names the content, so what is kept under it never changes.
CREATE TABLE images (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Of the largest size that is kept, in px.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
  -- A data URL of a few hundred bytes.
  placeholder text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since when nothing refers to it, as far as the sweep has seen.
  unused_since timestamptz
);

ALTER TABLE businesses DROP COLUMN image_url, ADD COLUMN image_id text REFERENCES images;
ALTER TABLE menus DROP COLUMN image_url, ADD COLUMN image_id text REFERENCES images;
ALTER TABLE items DROP COLUMN image_url, ADD COLUMN image_id text REFERENCES images;
CREATE INDEX businesses_image ON businesses (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX menus_image ON menus (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX items_image ON items (image_id) WHERE image_id IS NOT NULL;

-- Down Migration

ALTER TABLE items DROP COLUMN image_id, ADD COLUMN image_url text;
ALTER TABLE menus DROP COLUMN image_id, ADD COLUMN image_url text;
ALTER TABLE businesses DROP COLUMN image_id, ADD COLUMN image_url text;
DROP TABLE images;
