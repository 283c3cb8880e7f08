-- Up Migration

-- Tills are told of a promise that moved, by the addresses that were told of every other change of an order.
INSERT INTO webhook_events (code) VALUES ('order.promise_changed');
INSERT INTO webhook_choices (webhook_id, event)
  SELECT webhook_id, 'order.promise_changed' FROM webhook_choices
  WHERE event IN ('order.status_changed', 'order.payment_changed') GROUP BY webhook_id HAVING count(*) = 2;

-- Down Migration

DELETE FROM webhook_choices WHERE event = 'order.promise_changed';
DELETE FROM webhook_events WHERE code = 'order.promise_changed';
