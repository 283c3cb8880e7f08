-- Up Migration

-- Carts that a place could not take on a day, so that each counts once in `lost_orders`. Kept for two days.
CREATE TABLE lost_order_carts (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  day date NOT NULL,
  -- Hash of diner and items.
  cart bytea NOT NULL,
  PRIMARY KEY (business_id, day, cart)
);
CREATE INDEX lost_order_carts_day ON lost_order_carts (day);

-- Down Migration

DROP TABLE lost_order_carts;
