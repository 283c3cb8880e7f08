-- Up Migration

-- Minutes of the kitchen's work (product.md §312): those of one portion, of a whole order, of all orders of a slot, and the
-- most that a slot takes.
ALTER TABLE items ADD COLUMN work_minutes integer CHECK (work_minutes > 0);
ALTER TABLE orders ADD COLUMN work_minutes integer NOT NULL DEFAULT 0;
ALTER TABLE order_slots ADD COLUMN work_minutes integer NOT NULL DEFAULT 0;
ALTER TABLE order_settings ADD COLUMN slot_work_minutes integer;

-- Down Migration

ALTER TABLE order_settings DROP COLUMN slot_work_minutes;
ALTER TABLE order_slots DROP COLUMN work_minutes;
ALTER TABLE orders DROP COLUMN work_minutes;
ALTER TABLE items DROP COLUMN work_minutes;
