-- Up Migration

-- Where a place is, in decimal degrees; both or none.
ALTER TABLE businesses
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT businesses_location CHECK ((latitude IS NULL) = (longitude IS NULL));

-- Metres east and north of 41° N 20° E. Exact within a few tenths of a per cent in Albania, where the places are.
CREATE FUNCTION map_point(latitude double precision, longitude double precision) RETURNS point
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN point((longitude - 20) * 83600, (latitude - 41) * 111200);

-- Until when a subscription takes orders; null: it takes none. The days are those of subscriptions-service.ts.
ALTER TABLE subscription_tiers ADD COLUMN takes_orders boolean NOT NULL DEFAULT true;
UPDATE subscription_tiers SET takes_orders = false WHERE code = 'basic';
CREATE FUNCTION orders_until(s subscriptions) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN CASE
    WHEN NOT (SELECT takes_orders FROM subscription_tiers WHERE code = s.tier) THEN NULL
    WHEN s.status IN ('active', 'trialing')
      THEN s.current_period_end + CASE WHEN s.ref IS NULL THEN interval '0' ELSE interval '72 hours' END
    WHEN s.status = 'past_due' THEN coalesce(s.past_due_since, s.current_period_end) + interval '168 hours'
  END;

-- What lists filter, sort and search by: a row for each published menu, kept in the transaction that changes the menu.
CREATE TABLE search_documents (
  menu_id uuid PRIMARY KEY REFERENCES menus ON DELETE CASCADE,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  menu_created_at timestamptz NOT NULL,
  business_created_at timestamptz NOT NULL,
  business_name text NOT NULL,
  title text NOT NULL,
  cuisine_type text,
  category text,
  price_range text,
  -- In lek (minor units), of the dishes that can be had now; null when there is none.
  lowest_price_minor bigint,
  highest_price_minor bigint,
  -- Null with too few reviews.
  rating double precision,
  orders_until timestamptz,
  latitude double precision,
  longitude double precision,
  location point GENERATED ALWAYS AS (map_point(latitude, longitude)) STORED,
  -- The vocabulary that the terms were made with; empty: they must be made.
  vocabulary text NOT NULL DEFAULT '',
  -- Stems and groups of the vocabulary, each with the field it stands in (search-terms.ts).
  terms text[] NOT NULL DEFAULT '{}'
) WITH (toast_tuple_target = 128);
CREATE INDEX search_documents_terms ON search_documents USING gin (terms) WITH (fastupdate = off);
CREATE INDEX search_documents_business ON search_documents (business_id);
CREATE INDEX search_documents_newest ON search_documents (menu_created_at DESC, menu_id) INCLUDE (orders_until);
CREATE INDEX search_documents_title ON search_documents (title COLLATE "sq-x-icu", menu_id);
CREATE INDEX search_documents_price ON search_documents (lowest_price_minor, menu_id);
CREATE INDEX search_documents_rating ON search_documents (rating DESC NULLS LAST, business_id);
CREATE INDEX search_documents_name ON search_documents (business_name COLLATE "sq-x-icu", business_id);
CREATE INDEX search_documents_newest_place ON search_documents (business_created_at DESC, business_id);
CREATE INDEX search_documents_location ON search_documents USING gist (location);

INSERT INTO search_documents (menu_id, business_id, menu_created_at, business_created_at, business_name, title,
  cuisine_type, category, price_range, lowest_price_minor, highest_price_minor, rating, orders_until)
SELECT m.id, b.id, m.created_at, b.created_at, b.business_name, m.title, m.cuisine_type, m.category, m.price_range,
  m.lowest_price_minor, (SELECT max(i.lek_minor) FROM items i LEFT JOIN sections s ON s.id = i.section_id
    WHERE i.menu_id = m.id AND can_be_had(i.available, i.sold_out_until) AND coalesce(s.display, true)),
  CASE WHEN b.rating_count >= 3 THEN b.rating_sum::float8 / b.rating_count END, orders_until(s)
FROM menus m JOIN businesses b ON b.id = m.business_id LEFT JOIN subscriptions s ON s.business_id = b.id
WHERE m.is_published;

-- Facts of a place that lists read follow every change of it, whoever makes it.
CREATE FUNCTION copy_place_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET business_name = NEW.business_name, latitude = NEW.latitude, longitude = NEW.longitude,
    rating = CASE WHEN NEW.rating_count >= 3 THEN NEW.rating_sum::float8 / NEW.rating_count END
  WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER copy_place_facts AFTER UPDATE OF business_name, latitude, longitude, rating_sum, rating_count ON businesses
  FOR EACH ROW EXECUTE FUNCTION copy_place_facts();

CREATE FUNCTION copy_orders_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET orders_until = orders_until(NEW) WHERE business_id = NEW.business_id;
  RETURN NULL;
END $$;
CREATE TRIGGER copy_orders_until AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION copy_orders_until();

-- A menu that is no longer published is not found.
CREATE FUNCTION forget_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE menu_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_draft AFTER UPDATE OF is_published ON menus
  FOR EACH ROW WHEN (NOT NEW.is_published) EXECUTE FUNCTION forget_draft();

-- A known word is looked up by its beginning and, mistyped, by the texts that it leaves without one or two letters.
ALTER TABLE search_words
  ADD COLUMN stem text NOT NULL DEFAULT '',
  ADD COLUMN variants text[] NOT NULL DEFAULT '{}';
CREATE INDEX search_words_variants ON search_words USING gin (variants);
CREATE INDEX search_words_beginning ON search_words (word text_pattern_ops);

-- Names of dishes on published menus, for suggestions.
CREATE TABLE dish_names (
  folded text PRIMARY KEY,
  name text NOT NULL,
  menus_count integer NOT NULL DEFAULT 1,
  terms text[] NOT NULL,
  words tsvector GENERATED ALWAYS AS (array_to_tsvector(terms)) STORED
);
CREATE INDEX dish_names_words ON dish_names USING gin (words);

-- Down Migration

DROP TABLE dish_names;
DROP INDEX search_words_beginning, search_words_variants;
ALTER TABLE search_words DROP COLUMN stem, DROP COLUMN variants;
DROP TRIGGER forget_draft ON menus;
DROP TRIGGER copy_orders_until ON subscriptions;
DROP TRIGGER copy_place_facts ON businesses;
DROP FUNCTION forget_draft, copy_orders_until, copy_place_facts;
DROP TABLE search_documents;
DROP FUNCTION orders_until(subscriptions);
ALTER TABLE subscription_tiers DROP COLUMN takes_orders;
DROP FUNCTION map_point(double precision, double precision);
ALTER TABLE businesses DROP CONSTRAINT businesses_location, DROP COLUMN latitude, DROP COLUMN longitude;
