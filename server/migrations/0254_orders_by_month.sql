-- Up Migration

-- Orders, their lines and their steps stand in partitions by month in Tirana (product.md §600, decision 0082).
-- The rows are copied once. Orders wait meanwhile (docs/operating.md).
SET LOCAL maintenance_work_mem = '256MB';
SET LOCAL work_mem = '64MB';
CREATE SCHEMA before_months;
LOCK TABLE orders, order_items, order_history, idempotency_keys, ledger_entries, payments, print_jobs, push_devices, reviews,
  taken_stock IN ACCESS EXCLUSIVE MODE;
-- Moved, with their indexes and constraints, so that the new tables can have all their names.
ALTER TABLE orders SET SCHEMA before_months;
ALTER TABLE order_items SET SCHEMA before_months;
ALTER TABLE order_history SET SCHEMA before_months;

-- The id of every order there ever was, also of those in the archive, with its time, by which its partitions are found. No
-- index covers all partitions, so this table is what keeps ids unique and what other tables refer to.
CREATE TABLE order_numbers (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  UNIQUE (id, created_at)
);

CREATE TABLE orders (LIKE before_months.orders INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (created_at);
-- A line has the time of its order, also by default: both are inserted in one transaction.
CREATE TABLE order_items (LIKE before_months.order_items INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  ordered_at timestamptz NOT NULL DEFAULT now()) PARTITION BY RANGE (ordered_at);
CREATE TABLE order_history (LIKE before_months.order_history INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
  PARTITION BY RANGE (changed_at);
CREATE SEQUENCE order_history_ids OWNED BY order_history.id;
ALTER TABLE order_history ALTER COLUMN id SET DEFAULT nextval('order_history_ids');
SELECT setval('order_history_ids', coalesce(max(id), 0) + 1, false) FROM before_months.order_history;

-- What no month covers. It is empty unless no server ran for months, or a time was set by hand.
CREATE TABLE orders_other PARTITION OF orders DEFAULT;
CREATE TABLE order_items_other PARTITION OF order_items DEFAULT;
CREATE TABLE order_history_other PARTITION OF order_history DEFAULT;

-- Makes one table's partition from a time until another, with the rows of the default partition that belong there.
CREATE FUNCTION make_partition(parent text, key text, suffix text, since timestamptz, until timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE part text := parent || suffix;
BEGIN
  IF to_regclass(part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    parent || '_other', key, since, key, until, part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, since, until);
END $$;

-- Makes the partitions of all months from that of a time up to that of another, where there are none.
CREATE FUNCTION make_order_months(since timestamptz, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month timestamp := date_trunc('month', since AT TIME ZONE 'Europe/Tirane');
  suffix text;
  first timestamptz;
  next timestamptz;
BEGIN
  -- Of several processes one makes them.
  PERFORM pg_advisory_xact_lock(hashtext('make_order_months'));
  WHILE month AT TIME ZONE 'Europe/Tirane' <= until LOOP
    suffix := to_char(month, '_YYYY_MM');
    first := month AT TIME ZONE 'Europe/Tirane';
    next := (month + interval '1 month') AT TIME ZONE 'Europe/Tirane';
    PERFORM make_partition('orders', 'created_at', suffix, first, next);
    PERFORM make_partition('order_items', 'ordered_at', suffix, first, next);
    PERFORM make_partition('order_history', 'changed_at', suffix, first, next);
    month := month + interval '1 month';
  END LOOP;
END $$;

SELECT make_order_months(
  least(now(), (SELECT min(created_at) FROM before_months.orders), (SELECT min(changed_at) FROM before_months.order_history)),
  now() + interval '3 months');

INSERT INTO order_numbers SELECT id, created_at FROM before_months.orders;
INSERT INTO orders SELECT * FROM before_months.orders;
INSERT INTO order_items SELECT i.*, o.created_at FROM before_months.order_items i JOIN order_numbers o ON o.id = i.order_id;
INSERT INTO order_history SELECT * FROM before_months.order_history;

ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_order_id_fkey, ADD FOREIGN KEY (order_id) REFERENCES order_numbers;
ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE;
ALTER TABLE print_jobs DROP CONSTRAINT print_jobs_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE;
ALTER TABLE push_devices DROP CONSTRAINT push_devices_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE;
ALTER TABLE reviews DROP CONSTRAINT reviews_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE;
ALTER TABLE taken_stock DROP CONSTRAINT taken_stock_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE;
DROP SCHEMA before_months CASCADE;

ALTER TABLE orders
  ADD CONSTRAINT orders_pkey PRIMARY KEY (id, created_at),
  ADD FOREIGN KEY (business_id) REFERENCES businesses,
  ADD CONSTRAINT orders_status_known FOREIGN KEY (status) REFERENCES order_statuses,
  ADD CONSTRAINT orders_payment_method_known FOREIGN KEY (payment_method) REFERENCES payment_methods,
  ADD CONSTRAINT orders_payment_status_known FOREIGN KEY (payment_status) REFERENCES payment_statuses,
  ADD CONSTRAINT orders_collected_by_known FOREIGN KEY (collected_by) REFERENCES collection_methods,
  ADD CONSTRAINT orders_decline_reason_known FOREIGN KEY (decline_reason) REFERENCES decline_reasons,
  ADD CONSTRAINT orders_display_currency_known FOREIGN KEY (display_currency) REFERENCES currencies,
  ADD CONSTRAINT orders_fulfilment_known FOREIGN KEY (fulfilment) REFERENCES fulfilments;
-- With all that the averages of all months are of, so that these are read without the rows themselves.
CREATE INDEX orders_business ON orders (business_id, created_at DESC)
  INCLUDE (id, status, payment_method, total_minor, display_currency, display_total_minor);
CREATE INDEX orders_changes ON orders (business_id, change_number);
CREATE INDEX orders_by_time ON orders USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX orders_awaiting_payment ON orders (id) WHERE payment_status = 'pending';
CREATE INDEX orders_awaiting_refund ON orders (updated_at) WHERE payment_status = 'refund_pending';
CREATE INDEX orders_unanswered ON orders (waits_from) WHERE status = 'pending';

-- Both columns: a line that had another time than its order would not be found.
ALTER TABLE order_items
  ADD CONSTRAINT order_items_pkey PRIMARY KEY (id, ordered_at),
  ADD FOREIGN KEY (order_id, ordered_at) REFERENCES order_numbers (id, created_at) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (menu_item_id) REFERENCES items ON DELETE SET NULL;
CREATE INDEX order_items_order ON order_items (order_id, position);
CREATE INDEX order_items_menu_item ON order_items (menu_item_id);

ALTER TABLE order_history
  ADD CONSTRAINT order_history_pkey PRIMARY KEY (id, changed_at),
  ADD FOREIGN KEY (order_id) REFERENCES order_numbers ON DELETE CASCADE,
  ADD CONSTRAINT order_history_status_known FOREIGN KEY (status) REFERENCES order_statuses;
CREATE INDEX order_history_order ON order_history (order_id, id);
CREATE INDEX order_history_by_time ON order_history USING brin (changed_at) WITH (autosummarize = on);

-- A new order takes its number. One that moves to another month, or back from the archive, has it already.
CREATE FUNCTION take_order_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_numbers AS n (id, created_at) VALUES (NEW.id, NEW.created_at)
    ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at WHERE n.created_at = excluded.created_at;
  IF NOT FOUND THEN
    RAISE unique_violation USING MESSAGE = 'the id of the order is taken';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION move_order_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_numbers SET created_at = NEW.created_at WHERE id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER take_order_number BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION take_order_number();
CREATE TRIGGER move_order_number BEFORE UPDATE OF created_at ON orders FOR EACH ROW EXECUTE FUNCTION move_order_number();

-- A new order has no change number by default, instead of by a trigger: one that comes back from the archive keeps its own.
ALTER TABLE orders ALTER COLUMN change_number SET DEFAULT NULL;
CREATE TRIGGER note_order_change BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.change_number IS NOT DISTINCT FROM OLD.change_number) EXECUTE FUNCTION note_order_change();

-- Down Migration

CREATE SCHEMA by_months;
ALTER TABLE orders SET SCHEMA by_months;
ALTER TABLE order_items SET SCHEMA by_months;
ALTER TABLE order_history SET SCHEMA by_months;
CREATE TABLE orders (LIKE by_months.orders INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
CREATE TABLE order_items (LIKE by_months.order_items INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
CREATE TABLE order_history (LIKE by_months.order_history INCLUDING CONSTRAINTS);
INSERT INTO orders SELECT * FROM by_months.orders;
INSERT INTO order_items SELECT * FROM by_months.order_items;
INSERT INTO order_history SELECT * FROM by_months.order_history;
ALTER TABLE order_items DROP COLUMN ordered_at;
ALTER TABLE order_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY, ALTER COLUMN changed_at SET DEFAULT now();
SELECT setval(pg_get_serial_sequence('order_history', 'id'), coalesce(max(id), 0) + 1, false) FROM order_history;

ALTER TABLE orders
  ALTER COLUMN change_number SET DEFAULT 0,
  ADD CONSTRAINT orders_pkey PRIMARY KEY (id),
  ADD FOREIGN KEY (business_id) REFERENCES businesses,
  ADD CONSTRAINT orders_status_known FOREIGN KEY (status) REFERENCES order_statuses,
  ADD CONSTRAINT orders_payment_method_known FOREIGN KEY (payment_method) REFERENCES payment_methods,
  ADD CONSTRAINT orders_payment_status_known FOREIGN KEY (payment_status) REFERENCES payment_statuses,
  ADD CONSTRAINT orders_collected_by_known FOREIGN KEY (collected_by) REFERENCES collection_methods,
  ADD CONSTRAINT orders_decline_reason_known FOREIGN KEY (decline_reason) REFERENCES decline_reasons,
  ADD CONSTRAINT orders_display_currency_known FOREIGN KEY (display_currency) REFERENCES currencies,
  ADD CONSTRAINT orders_fulfilment_known FOREIGN KEY (fulfilment) REFERENCES fulfilments;
ALTER TABLE order_items ADD CONSTRAINT order_items_pkey PRIMARY KEY (id),
  ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE,
  ADD FOREIGN KEY (menu_item_id) REFERENCES items ON DELETE SET NULL;
ALTER TABLE order_history ADD CONSTRAINT order_history_pkey PRIMARY KEY (id),
  ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE,
  ADD CONSTRAINT order_history_status_known FOREIGN KEY (status) REFERENCES order_statuses;
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_order_id_fkey, ADD FOREIGN KEY (order_id) REFERENCES orders;
ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey, ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;
ALTER TABLE print_jobs DROP CONSTRAINT print_jobs_order_id_fkey, ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;
ALTER TABLE push_devices DROP CONSTRAINT push_devices_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;
ALTER TABLE reviews DROP CONSTRAINT reviews_order_id_fkey, ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;
ALTER TABLE taken_stock DROP CONSTRAINT taken_stock_order_id_fkey,
  ADD FOREIGN KEY (order_id) REFERENCES orders ON DELETE CASCADE;

-- With all their partitions.
DROP SCHEMA by_months CASCADE;
DROP FUNCTION take_order_number, move_order_number, make_order_months, make_partition;
DROP TABLE order_numbers;

CREATE INDEX orders_business ON orders (business_id, created_at DESC);
CREATE INDEX orders_changes ON orders (business_id, change_number);
CREATE INDEX orders_by_time ON orders USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX orders_awaiting_payment ON orders (id) WHERE payment_status = 'pending';
CREATE INDEX orders_awaiting_refund ON orders (updated_at) WHERE payment_status = 'refund_pending';
CREATE INDEX orders_unanswered ON orders (waits_from) WHERE status = 'pending';
CREATE INDEX order_items_order ON order_items (order_id, position);
CREATE INDEX order_items_menu_item ON order_items (menu_item_id);
CREATE INDEX order_history_order ON order_history (order_id, id);
CREATE INDEX order_history_by_time ON order_history USING brin (changed_at) WITH (autosummarize = on);
CREATE TRIGGER note_new_order BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_change();
CREATE TRIGGER note_order_change BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.change_number IS NOT DISTINCT FROM OLD.change_number) EXECUTE FUNCTION note_order_change();
