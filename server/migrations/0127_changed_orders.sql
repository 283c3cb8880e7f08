-- Up Migration

-- Numbers changes of orders for tills that ask what is new. A change takes its number only when a till asks, because
-- transactions do not commit in the order in which a sequence gave them numbers, and a till that has read a higher
-- number would never ask for the lower one.
CREATE SEQUENCE order_change_numbers;
ALTER TABLE orders
  -- Null: changed since a till last asked. 0: not changed since before there were numbers.
  ADD COLUMN change_number bigint DEFAULT 0,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
UPDATE orders SET change_number = NULL WHERE created_at > now() - interval '1 day';

CREATE INDEX orders_changes ON orders (business_id, change_number);

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_number := NULL;
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER note_new_order BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_change();
-- Giving a change its number is no change.
CREATE TRIGGER note_order_change BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.change_number IS NOT DISTINCT FROM OLD.change_number) EXECUTE FUNCTION note_order_change();

-- Down Migration

DROP TRIGGER note_order_change ON orders;
DROP TRIGGER note_new_order ON orders;
DROP FUNCTION note_order_change;
ALTER TABLE orders DROP COLUMN change_number, DROP COLUMN changed_at;
DROP SEQUENCE order_change_numbers;
