-- Up Migration

-- Passwords, e-mails, languages and choices of mails are nothing that diners see. A new business shows with its first menu.
DROP TRIGGER catalogue ON businesses;
CREATE TRIGGER catalogue AFTER DELETE OR TRUNCATE
  OR UPDATE OF business_name, telephone, address, city, description, image_id, rating_sum, rating_count ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TRIGGER catalogue ON businesses;
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
