-- Up Migration

-- A place that an operator took down (product.md §586). None of its menus is published until they put it back: whatever
-- publishes one is held here, so that no writer can forget to.
ALTER TABLE businesses ADD COLUMN taken_down_at timestamptz, ADD COLUMN taken_down_reason text;

CREATE FUNCTION hold_menu_of_taken_down_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published AND EXISTS (
    SELECT FROM businesses WHERE id = NEW.business_id AND taken_down_at IS NOT NULL
  ) THEN
    NEW.is_published := false;
    NEW.was_published := true;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_menu_of_taken_down_place BEFORE INSERT OR UPDATE OF is_published ON menus
  FOR EACH ROW EXECUTE FUNCTION hold_menu_of_taken_down_place();

-- Down Migration

DROP TRIGGER hold_menu_of_taken_down_place ON menus;
DROP FUNCTION hold_menu_of_taken_down_place;
ALTER TABLE businesses DROP COLUMN taken_down_reason, DROP COLUMN taken_down_at;
