-- Up Migration

-- What a place's orders of a day in Tirana come to, by currency of payment, counted once the day is over (product.md §609,
-- decision 0099). Which days are counted says `order_days_counted`; those that changed since stand in `order_day_changes`.
CREATE TABLE order_days (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  currency text NOT NULL REFERENCES currencies,
  orders integer NOT NULL,
  -- Of them, those that were not cancelled. All amounts are theirs: in euro cents, and in minor units of the currency.
  sold integer NOT NULL,
  revenue_minor bigint NOT NULL,
  collected_minor bigint NOT NULL,
  cash_minor bigint NOT NULL,
  card_minor bigint NOT NULL,
  online_minor bigint NOT NULL,
  open_minor bigint NOT NULL,
  open_orders integer NOT NULL,
  waited_seconds numeric NOT NULL,
  waiting integer NOT NULL,
  -- Orders with a promise that became ready, and of them those as first promised.
  promised integer NOT NULL,
  kept integer NOT NULL,
  recommended_orders integer NOT NULL,
  recommended_quantity integer NOT NULL,
  recommended_minor bigint NOT NULL,
  recommended_collected_minor numeric NOT NULL,
  PRIMARY KEY (business_id, day, currency)
);

-- The same of each dish. Only for the days that figures of dishes are asked of.
CREATE TABLE order_day_dishes (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  currency text NOT NULL REFERENCES currencies,
  -- No reference: whether the dish is still there is asked when its figures are.
  menu_item_id uuid,
  name text NOT NULL,
  latest timestamptz NOT NULL,
  quantity integer NOT NULL,
  revenue_minor bigint NOT NULL,
  collected_minor numeric NOT NULL
);
CREATE INDEX order_day_dishes_day ON order_day_dishes (business_id, day);
CREATE INDEX order_day_dishes_age ON order_day_dishes (day);

-- The same of each choice.
CREATE TABLE order_day_choices (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  "group" text NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL
);
CREATE INDEX order_day_choices_day ON order_day_choices (business_id, day);
CREATE INDEX order_day_choices_age ON order_day_choices (day);

-- One row: all days before this one are counted.
CREATE TABLE order_days_counted (
  before date NOT NULL
);
CREATE UNIQUE INDEX order_days_counted_once ON order_days_counted ((true));
INSERT INTO order_days_counted
SELECT (least(now(), min(created_at)) AT TIME ZONE 'Europe/Tirane')::date FROM order_numbers;

-- Days that were over when an order of theirs changed. A day is counted again as long as it stands here. Rows are only added, so
-- that nobody waits for whoever counts, and each is deleted by the count that has seen its change.
CREATE TABLE order_day_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL
);
CREATE INDEX order_day_changes_place ON order_day_changes (business_id, day);

-- When today began in Tirana.
CREATE FUNCTION start_of_today() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('day', now() AT TIME ZONE 'Europe/Tirane') AT TIME ZONE 'Europe/Tirane'
$$;

CREATE FUNCTION note_order_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.created_at < start_of_today() THEN
    INSERT INTO order_day_changes (business_id, day)
      VALUES (OLD.business_id, (OLD.created_at AT TIME ZONE 'Europe/Tirane')::date);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.created_at < start_of_today() THEN
    INSERT INTO order_day_changes (business_id, day)
      VALUES (NEW.business_id, (NEW.created_at AT TIME ZONE 'Europe/Tirane')::date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_order_day_of_new AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.created_at < start_of_today()) EXECUTE FUNCTION note_order_day();
CREATE TRIGGER note_order_day AFTER UPDATE ON orders FOR EACH ROW
  WHEN (least(OLD.created_at, NEW.created_at) < start_of_today()) EXECUTE FUNCTION note_order_day();
CREATE TRIGGER note_order_day_of_deleted AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.created_at < start_of_today()) EXECUTE FUNCTION note_order_day();

-- Whether a place sees an order by card depends on its payment.
CREATE FUNCTION note_day_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid text := CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  ordered_at timestamptz := (SELECT created_at FROM order_numbers WHERE id = paid);
BEGIN
  IF ordered_at < start_of_today() THEN
    INSERT INTO order_day_changes (business_id, day)
      SELECT business_id, (created_at AT TIME ZONE 'Europe/Tirane')::date FROM orders
      WHERE id = paid AND created_at = ordered_at;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_day_of_payment AFTER INSERT OR DELETE OR UPDATE OF paid_at ON payments FOR EACH ROW
  EXECUTE FUNCTION note_day_of_payment();

-- Down Migration

DROP TRIGGER note_day_of_payment ON payments;
DROP TRIGGER note_order_day ON orders;
DROP TRIGGER note_order_day_of_new ON orders;
DROP TRIGGER note_order_day_of_deleted ON orders;
DROP FUNCTION note_day_of_payment, note_order_day, start_of_today;
DROP TABLE order_days, order_day_dishes, order_day_choices, order_days_counted, order_day_changes;
