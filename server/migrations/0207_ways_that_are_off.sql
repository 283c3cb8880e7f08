-- Up Migration

-- A place whose owner switched every way off takes no orders, and lists say so.
CREATE OR REPLACE FUNCTION orders_until(s subscriptions) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN CASE
    WHEN NOT (SELECT takes_orders FROM subscription_tiers WHERE code = s.tier) THEN NULL
    WHEN EXISTS (SELECT FROM order_settings o
      WHERE o.business_id = s.business_id AND NOT o.takes_pickup AND NOT o.takes_table) THEN NULL
    WHEN s.status IN ('active', 'trialing')
      THEN s.current_period_end + CASE WHEN s.ref IS NULL THEN interval '0' ELSE interval '72 hours' END
    WHEN s.status = 'past_due' THEN coalesce(s.past_due_since, s.current_period_end) + interval '168 hours'
  END;

CREATE FUNCTION copy_ways_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents d SET orders_until = orders_until(s) FROM subscriptions s
    WHERE d.business_id = NEW.business_id AND s.business_id = NEW.business_id;
  RETURN NULL;
END $$;
CREATE TRIGGER copy_ways_off AFTER INSERT OR UPDATE OF takes_pickup, takes_table ON order_settings
  FOR EACH ROW EXECUTE FUNCTION copy_ways_off();

UPDATE search_documents d SET orders_until = NULL FROM order_settings o
  WHERE o.business_id = d.business_id AND NOT o.takes_pickup AND NOT o.takes_table;

-- Down Migration

DROP TRIGGER copy_ways_off ON order_settings;
DROP FUNCTION copy_ways_off;
CREATE OR REPLACE FUNCTION orders_until(s subscriptions) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN CASE
    WHEN NOT (SELECT takes_orders FROM subscription_tiers WHERE code = s.tier) THEN NULL
    WHEN s.status IN ('active', 'trialing')
      THEN s.current_period_end + CASE WHEN s.ref IS NULL THEN interval '0' ELSE interval '72 hours' END
    WHEN s.status = 'past_due' THEN coalesce(s.past_due_since, s.current_period_end) + interval '168 hours'
  END;
UPDATE search_documents d SET orders_until = orders_until(s) FROM subscriptions s WHERE s.business_id = d.business_id;
