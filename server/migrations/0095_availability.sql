-- Up Migration

CREATE TABLE fulfilments (code text PRIMARY KEY);
INSERT INTO fulfilments VALUES ('pickup'), ('table');

-- When a place is open, as the contract's `openingHours`. Read and written as a whole.
CREATE TABLE opening_hours (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  hours jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- The next days' times when a place is open, for lists; derived from `opening_hours`.
CREATE TABLE open_times (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  PRIMARY KEY (business_id, opens_at)
);
CREATE INDEX open_times_closes ON open_times (closes_at);

-- How a place takes orders; a place without a row has the defaults of the code.
CREATE TABLE order_settings (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  takes_pickup boolean NOT NULL,
  takes_table boolean NOT NULL,
  takes_later boolean NOT NULL,
  preparation_minutes integer NOT NULL,
  lead_minutes integer NOT NULL,
  last_order_minutes integer NOT NULL,
  slot_orders integer,
  remind_minutes integer NOT NULL,
  cancel_minutes integer NOT NULL,
  busy_minutes integer NOT NULL,
  busy_until timestamptz,
  paused_until timestamptz,
  pause_note text NOT NULL
);

CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON opening_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON order_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration

DROP TABLE order_settings, open_times, opening_hours, fulfilments;
