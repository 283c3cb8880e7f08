-- Up Migration

-- What is kept of a table's code in memory goes with the code: a printed one is void at once.
CREATE TRIGGER catalogue AFTER UPDATE OR DELETE OR TRUNCATE ON place_tables
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TRIGGER catalogue ON place_tables;
