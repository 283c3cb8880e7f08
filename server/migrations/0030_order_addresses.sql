-- Up Migration

-- From where an order was placed, or followed with its e-mail: what strangers try does not close it to that address.
CREATE TABLE order_addresses (
  order_id text NOT NULL,
  address text NOT NULL,
  known_until timestamptz NOT NULL,
  PRIMARY KEY (order_id, address)
);

-- Down Migration

DROP TABLE order_addresses;
