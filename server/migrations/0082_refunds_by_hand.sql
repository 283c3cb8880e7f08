-- Up Migration

-- Whether the owner gave the money back past the card, after every refund had failed.
ALTER TABLE orders ADD COLUMN refunded_by_hand boolean NOT NULL DEFAULT false;

-- Down Migration

ALTER TABLE orders DROP COLUMN refunded_by_hand;
