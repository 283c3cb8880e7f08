-- Up Migration

-- The cities of documents, each once, as documents hold them: a filter looks up which of them it means, and reads each by its
-- index. The search's upkeep deletes those that no document has any more.
CREATE TABLE search_cities (name text PRIMARY KEY);
INSERT INTO search_cities SELECT DISTINCT city FROM search_documents;

CREATE FUNCTION keep_search_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Also where it is known: the upkeep then waits for this transaction before it deletes any.
  INSERT INTO search_cities VALUES (NEW.city) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_search_city AFTER INSERT OR UPDATE OF city ON search_documents
  FOR EACH ROW EXECUTE FUNCTION keep_search_city();

-- Places of a city by their names, and how many there are.
CREATE INDEX search_documents_city_name ON search_documents (city, business_name COLLATE "sq-x-icu", business_id);
DROP INDEX search_documents_city;

-- Down Migration

CREATE INDEX search_documents_city ON search_documents USING gin (city gin_trgm_ops);
DROP INDEX search_documents_city_name;
DROP TRIGGER keep_search_city ON search_documents;
DROP FUNCTION keep_search_city;
DROP TABLE search_cities;
