-- Up Migration

-- The readable name of each place in the address of its page (product.md §450), and the names it had before, which lead
-- there for good. The database gives them, so that every writer does.
ALTER TABLE businesses ADD COLUMN slug text COLLATE "C" NOT NULL DEFAULT '';
CREATE TABLE former_slugs (
  slug text COLLATE "C" PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE
);
CREATE INDEX former_slugs_business ON former_slugs (business_id);

-- A name in letters and digits of addresses: `Tavë & Co.` is `tave-co`.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN trim(BOTH '-' FROM left(trim(BOTH '-' FROM
    regexp_replace(translate(fold(coalesce(name, '')), '''’`´', ''), '[^a-z0-9]+', '-', 'g')), 60));

CREATE FUNCTION is_slug_free(wanted text, business uuid) RETURNS boolean LANGUAGE sql STABLE
  RETURN NOT EXISTS (SELECT FROM businesses WHERE slug = wanted AND id <> business)
    AND NOT EXISTS (SELECT FROM former_slugs WHERE slug = wanted AND business_id <> business);

-- The name alone, else with its city, else with a number. Who names a place waits for others that do.
CREATE FUNCTION free_slug(name text, city text, business uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  plain text := coalesce(nullif(slug_of(name), ''), 'lokal');
  in_city text := trim(BOTH '-' FROM plain || '-' || slug_of(city));
  number bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('place slug'));
  IF is_slug_free(plain, business) THEN RETURN plain; END IF;
  IF is_slug_free(in_city, business) THEN RETURN in_city; END IF;
  -- '.' follows '-', so that this reads the names that begin with this one and a hyphen.
  SELECT count(*) + 2 INTO number FROM businesses WHERE slug > in_city || '-' AND slug < in_city || '.';
  WHILE NOT is_slug_free(in_city || '-' || number, business) LOOP number := number + 1; END LOOP;
  RETURN in_city || '-' || number;
END $$;

CREATE INDEX businesses_slug_while_named ON businesses (slug);
DO $$
DECLARE place record;
BEGIN
  FOR place IN SELECT id, business_name, city FROM businesses ORDER BY created_at, id LOOP
    UPDATE businesses SET slug = free_slug(place.business_name, place.city, place.id) WHERE id = place.id;
  END LOOP;
END $$;
CREATE UNIQUE INDEX businesses_slug ON businesses (slug);
DROP INDEX businesses_slug_while_named;

CREATE FUNCTION name_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND slug_of(NEW.business_name) = slug_of(OLD.business_name) THEN RETURN NEW; END IF;
  NEW.slug := free_slug(NEW.business_name, NEW.city, NEW.id);
  IF TG_OP = 'UPDATE' AND NEW.slug <> OLD.slug THEN
    DELETE FROM former_slugs WHERE slug = NEW.slug;
    INSERT INTO former_slugs (slug, business_id) VALUES (OLD.slug, OLD.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER name_place BEFORE INSERT OR UPDATE OF business_name ON businesses
  FOR EACH ROW EXECUTE FUNCTION name_place();

-- Down Migration

DROP TRIGGER name_place ON businesses;
DROP FUNCTION name_place, free_slug, is_slug_free, slug_of;
DROP TABLE former_slugs;
ALTER TABLE businesses DROP COLUMN slug;
