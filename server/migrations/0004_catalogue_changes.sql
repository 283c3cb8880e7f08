-- Up Migration

-- Server processes keep public lists and menus in memory. Each table these are read from announces its own changes, on
-- the channel of all events, when they commit: no writer can forget to. Equal announcements of one transaction are one.
CREATE FUNCTION announce_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tavolina_events', '{"topic":"catalogue"}');
  RETURN NULL;
END
$$;

CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_prices
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TRIGGER catalogue ON item_prices;
DROP TRIGGER catalogue ON items;
DROP TRIGGER catalogue ON sections;
DROP TRIGGER catalogue ON menus;
DROP TRIGGER catalogue ON subscriptions;
DROP TRIGGER catalogue ON businesses;
DROP FUNCTION announce_catalogue();
