-- Up Migration

-- Folded, as the filter of a city compares it.
ALTER TABLE search_documents ADD COLUMN city text NOT NULL DEFAULT '';
UPDATE search_documents d SET city = fold(b.city) FROM businesses b WHERE b.id = d.business_id;

CREATE OR REPLACE FUNCTION copy_place_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET business_name = NEW.business_name, city = fold(NEW.city), latitude = NEW.latitude,
    longitude = NEW.longitude,
    rating = CASE WHEN NEW.rating_count >= 3 THEN NEW.rating_sum::float8 / NEW.rating_count END
  WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER copy_place_facts
  AFTER UPDATE OF business_name, city, latitude, longitude, rating_sum, rating_count ON businesses
  FOR EACH ROW EXECUTE FUNCTION copy_place_facts();

-- The known words that are nearest to one that nothing answers.
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops);

-- Down Migration

DROP INDEX search_words_near;
CREATE OR REPLACE FUNCTION copy_place_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET business_name = NEW.business_name, latitude = NEW.latitude, longitude = NEW.longitude,
    rating = CASE WHEN NEW.rating_count >= 3 THEN NEW.rating_sum::float8 / NEW.rating_count END
  WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER copy_place_facts AFTER UPDATE OF business_name, latitude, longitude, rating_sum, rating_count
  ON businesses FOR EACH ROW EXECUTE FUNCTION copy_place_facts();
ALTER TABLE search_documents DROP COLUMN city;
