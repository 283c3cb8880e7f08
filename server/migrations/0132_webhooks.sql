-- Up Migration

CREATE TABLE webhook_events (code text PRIMARY KEY);
INSERT INTO webhook_events VALUES
  ('order.created'), ('order.status_changed'), ('order.payment_changed'), ('ordering.paused'), ('ordering.resumed'),
  ('item.sold_out'), ('item.available');

-- Addresses of tills that are told of changes of a place.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  url text NOT NULL,
  -- Signs the messages, so its text is needed (Standard Webhooks).
  secret text NOT NULL,
  -- The secret before, which signs too for a while.
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Since when every message failed.
  failing_since timestamptz,
  off_at timestamptz,
  off_reason text,
  CHECK ((off_at IS NULL) = (off_reason IS NULL)),
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL))
);
CREATE INDEX webhooks_business ON webhooks (business_id);

CREATE TABLE webhook_choices (
  webhook_id uuid REFERENCES webhooks ON DELETE CASCADE,
  event text REFERENCES webhook_events,
  PRIMARY KEY (webhook_id, event)
);

-- Messages to these addresses, kept for their log.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  type text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Tells the jobs of the present series of attempts from those of a series that a press has ended.
  series int NOT NULL DEFAULT 1,
  attempts int NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  answer_status int,
  answer_ms int,
  problem text
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Down Migration

DROP TABLE webhook_deliveries, webhook_choices, webhooks, webhook_events;
