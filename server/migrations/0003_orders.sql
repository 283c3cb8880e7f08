-- Up Migration

CREATE TABLE orders (
  id text PRIMARY KEY CHECK (id ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  business_id uuid NOT NULL REFERENCES businesses,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'confirmed', 'preparing', 'ready', 'completed', 'cancelled')),
  payment_method text NOT NULL CHECK (payment_method IN ('card', 'pay_later')),
  payment_status text NOT NULL
    CHECK (payment_status IN ('unpaid', 'pending', 'paid', 'failed', 'canceled', 'refund_pending', 'refunded')),
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  notes text,
  internal_notes text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'sq' CHECK (language IN ('sq', 'en')),
  -- Euro cents.
  total_minor bigint NOT NULL CHECK (total_minor > 0),
  display_currency text NOT NULL CHECK (display_currency IN ('ALL', 'EUR', 'USD', 'GBP')),
  display_total_minor bigint NOT NULL CHECK (display_total_minor > 0),
  -- Units of the display currency for one euro when the order was placed.
  rate numeric(12, 6) NOT NULL CHECK (rate > 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_business ON orders (business_id, created_at DESC);

CREATE TABLE order_items (
  id uuid PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  menu_item_id uuid REFERENCES items ON DELETE SET NULL,
  name text NOT NULL,
  -- Euro cents for one.
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  notes text,
  position integer NOT NULL
);
CREATE INDEX order_items_order ON order_items (order_id, position);
CREATE INDEX order_items_menu_item ON order_items (menu_item_id);

CREATE TABLE order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_history_order ON order_history (order_id, id);

-- Written in the transaction of the order itself: whoever repeats a key gets the same order.
CREATE TABLE idempotency_keys (
  key text PRIMARY KEY CHECK (length(key) <= 255),
  fingerprint bytea NOT NULL,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idempotency_keys_order ON idempotency_keys (order_id);

-- Work that must follow an order at least once (mail, payment), written with it.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX outbox_open ON outbox (id) WHERE done_at IS NULL;

CREATE TABLE reviews (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reviews_business ON reviews (business_id);

-- Down Migration

DROP TABLE reviews, outbox, idempotency_keys, order_history, order_items, orders;
