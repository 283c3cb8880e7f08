-- Up Migration

CREATE TABLE decline_reasons (code text PRIMARY KEY);
INSERT INTO decline_reasons VALUES ('too_busy'), ('sold_out'), ('closing'), ('other'), ('unanswered');

ALTER TABLE orders
  ADD COLUMN fulfilment text NOT NULL DEFAULT 'pickup',
  -- What stood on the table when it was ordered.
  ADD COLUMN table_label text,
  -- Start of the slot that the diner chose; null: as soon as possible.
  ADD COLUMN asked_for timestamptz,
  -- When it is promised to be ready; null for orders from before there were promises.
  ADD COLUMN promised_at timestamptz,
  -- The promise that the diner ordered with.
  ADD COLUMN first_promised_at timestamptz,
  ADD COLUMN decline_reason text,
  ADD CONSTRAINT orders_fulfilment_known FOREIGN KEY (fulfilment) REFERENCES fulfilments NOT VALID,
  ADD CONSTRAINT orders_decline_reason_known FOREIGN KEY (decline_reason) REFERENCES decline_reasons NOT VALID;

-- Tables of a place. Their codes stand in the QR codes; a new code makes the printed one void.
CREATE TABLE place_tables (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  label text NOT NULL,
  code text NOT NULL UNIQUE,
  UNIQUE (business_id, label)
);

-- Orders that are due within a slot of 15 minutes, counted so that the last place is given once.
CREATE TABLE order_slots (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (business_id, starts_at)
);

-- Orders that a place could not take, counted by local day.
CREATE TABLE lost_orders (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  reason text NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (business_id, day, reason)
);

-- Down Migration

DROP TABLE lost_orders, order_slots, place_tables;
ALTER TABLE orders
  DROP COLUMN fulfilment, DROP COLUMN table_label, DROP COLUMN asked_for, DROP COLUMN promised_at,
  DROP COLUMN first_promised_at, DROP COLUMN decline_reason;
DROP TABLE decline_reasons;
