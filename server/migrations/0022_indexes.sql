-- Up Migration

-- Names of dishes are only looked for within a menu.
DROP INDEX items_name;

-- Payments still open are found by their order, and sorted by when they were asked for, which orders do not know.
DROP INDEX orders_awaiting_payment;
CREATE INDEX orders_awaiting_payment ON orders (id) WHERE payment_status = 'pending';

-- Down Migration

DROP INDEX orders_awaiting_payment;
CREATE INDEX orders_awaiting_payment ON orders (created_at) WHERE payment_status = 'pending';
CREATE INDEX items_name ON items USING gin (fold(name) gin_trgm_ops);
