-- Up Migration

-- Who cancels: an order that its diner cancelled is opened again only by a change that names its version.
ALTER TABLE orders ADD COLUMN cancelled_by_customer boolean NOT NULL DEFAULT false;

-- Down Migration

ALTER TABLE orders DROP COLUMN cancelled_by_customer;
