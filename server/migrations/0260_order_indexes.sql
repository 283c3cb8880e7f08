-- Up Migration

-- With the time, so that of a place's orders that no till has asked for yet only those that changed since are read
-- (product.md §363).
DROP INDEX orders_changes;
CREATE INDEX orders_changes ON orders (business_id, change_number, changed_at);
-- The orders of a person, of all months (product.md §483).
CREATE INDEX orders_email ON orders (lower(customer_email));

-- Down Migration

DROP INDEX orders_email;
DROP INDEX orders_changes;
CREATE INDEX orders_changes ON orders (business_id, change_number);
