-- Up Migration

-- A start whose end nobody knows: its key repeats it.
ALTER TABLE subscription_starts ADD COLUMN failed boolean NOT NULL DEFAULT false;

-- Money that came too late and cannot be given back, or that a bank took, is shown to its place.
UPDATE payments p SET paid_at = l.entered_at
  FROM ledger_entries l, orders o
  WHERE l.order_id = p.order_id AND l.kind = 'charge' AND o.id = p.order_id AND p.paid_at IS NULL
    AND (o.refund_failed OR p.disputed_minor > 0);

-- Down Migration

ALTER TABLE subscription_starts DROP COLUMN failed;
