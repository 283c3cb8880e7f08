-- Up Migration

-- In which languages a place writes its menus (product.md §425): the first is that of the columns themselves, texts in the
-- others stand beside them.
ALTER TABLE businesses ADD COLUMN content_languages text[] NOT NULL DEFAULT '{sq}'
  CHECK (cardinality(content_languages) > 0);
ALTER TABLE menus ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE sections ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE items ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

CREATE TRIGGER catalogue_languages AFTER UPDATE OF content_languages ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TRIGGER catalogue_languages ON businesses;
ALTER TABLE items DROP COLUMN translations;
ALTER TABLE sections DROP COLUMN translations;
ALTER TABLE menus DROP COLUMN translations;
ALTER TABLE businesses DROP COLUMN content_languages;
