-- Up Migration

-- Metrics read what was ordered and what happened to orders in the last hour, and what waits for an answer
-- (product.md §571). Rows of one hour stand together, so an index of their blocks is enough.
CREATE INDEX orders_by_time ON orders USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX order_history_by_time ON order_history USING brin (changed_at) WITH (autosummarize = on);
CREATE INDEX orders_unanswered ON orders (waits_from) WHERE status = 'pending';

-- Down Migration

DROP INDEX orders_unanswered, order_history_by_time, orders_by_time;
