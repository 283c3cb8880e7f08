-- Up Migration

-- The key pair by which push services know this installation (RFC 8292); made at its first start.
CREATE TABLE vapid_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  public_key text NOT NULL,
  private_key text NOT NULL
);

-- Browsers that get pushes: of an owner while the session lasts, or of a diner for one order.
CREATE TABLE push_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  user_agent text NOT NULL,
  session_id uuid REFERENCES session_families ON DELETE CASCADE,
  order_id text REFERENCES orders ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_push_at timestamptz,
  CHECK ((session_id IS NULL) <> (order_id IS NULL))
);
CREATE UNIQUE INDEX push_devices_session ON push_devices (session_id);
CREATE UNIQUE INDEX push_devices_order ON push_devices (order_id, endpoint);
CREATE INDEX push_devices_endpoint ON push_devices (endpoint);

-- Occasions whose pushes are queued, so that a repeated job queues none again.
CREATE TABLE told_pushes (
  id text PRIMARY KEY,
  told_at timestamptz NOT NULL DEFAULT now()
);

-- Down Migration

DROP TABLE told_pushes, push_devices, vapid_keys;
