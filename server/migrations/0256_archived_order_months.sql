-- Up Migration

-- Months of orders that left the database for the archive (product.md §602, decision 0100): the record of each act.
CREATE TABLE archived_order_months (
  -- Its first day.
  month date PRIMARY KEY,
  orders integer NOT NULL,
  lines integer NOT NULL,
  steps integer NOT NULL,
  -- Euro cents.
  total_minor bigint NOT NULL,
  archived_at timestamptz NOT NULL
);

-- The files of a month in the store of releases, each with some of its orders.
CREATE TABLE archived_order_files (
  month date NOT NULL REFERENCES archived_order_months ON DELETE CASCADE,
  key text PRIMARY KEY,
  orders integer NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL
);

-- Takes the partitions of a month away, with what only serves orders that may still be sent, printed or told about. Payments, the
-- ledger and reviews stay, and so does the number, which no other order gets.
CREATE FUNCTION drop_order_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  suffix text := to_char(month, '_YYYY_MM');
  related text;
  parent text;
BEGIN
  FOREACH related IN ARRAY ARRAY['idempotency_keys', 'order_addresses', 'print_jobs', 'push_devices', 'taken_stock'] LOOP
    EXECUTE format('DELETE FROM %I r USING %I o WHERE o.id = r.order_id', related, 'orders' || suffix);
  END LOOP;
  -- In the order in which everybody else takes them.
  LOCK TABLE orders, order_items, order_history IN ACCESS EXCLUSIVE MODE;
  FOREACH parent IN ARRAY ARRAY['orders', 'order_items', 'order_history'] LOOP
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, parent || suffix);
    EXECUTE format('DROP TABLE %I', parent || suffix);
  END LOOP;
END $$;

-- Down Migration

DROP FUNCTION drop_order_month;
DROP TABLE archived_order_files, archived_order_months;
