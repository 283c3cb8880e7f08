-- Up Migration

-- The one payment of an order that is paid by card.
CREATE TABLE payments (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- The provider's name of it; null until the provider has answered.
  ref text UNIQUE,
  -- Euro cents, as the order's total was when it was placed.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  refunded_minor bigint NOT NULL DEFAULT 0 CHECK (refunded_minor BETWEEN 0 AND amount_minor),
  -- Refusals the provider told of; a card tester is stopped by it.
  failures integer NOT NULL DEFAULT 0
);
CREATE INDEX orders_awaiting_payment ON orders (created_at) WHERE payment_status = 'pending';
CREATE INDEX orders_awaiting_refund ON orders (updated_at) WHERE payment_status = 'refund_pending';

-- Events of the provider that have had their effect.
CREATE TABLE provider_events (
  id text PRIMARY KEY CHECK (length(id) <= 255),
  received_at timestamptz NOT NULL DEFAULT now()
);

-- What cards brought in for a business and what was given back; rows are only ever added.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses,
  order_id text NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('charge', 'refund')),
  -- Euro cents.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  entered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entries_business ON ledger_entries (business_id, order_id);
CREATE UNIQUE INDEX ledger_entries_charge ON ledger_entries (order_id) WHERE kind = 'charge';

-- A business's account with the payment provider.
CREATE TABLE billing_customers (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  ref text NOT NULL UNIQUE
);

ALTER TABLE subscriptions
  -- The provider's name of it; null for one that was granted and is not billed.
  ADD COLUMN ref text UNIQUE,
  -- Since when a renewal is unpaid.
  ADD COLUMN past_due_since timestamptz,
  ADD COLUMN card_brand text,
  ADD COLUMN card_last4 text,
  -- The owner has been told that the trial is about to end.
  ADD COLUMN trial_ending_told boolean NOT NULL DEFAULT false;

-- Requests to start a subscription: a repeated key is the same start, and a business starts one at a time.
CREATE TABLE subscription_starts (
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) <= 255),
  fingerprint bytea NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  done boolean NOT NULL DEFAULT false,
  PRIMARY KEY (business_id, key)
);
CREATE UNIQUE INDEX subscription_starts_running ON subscription_starts (business_id) WHERE NOT done;

-- Down Migration

DROP TABLE subscription_starts, billing_customers, ledger_entries, provider_events, payments;
DROP INDEX orders_awaiting_payment, orders_awaiting_refund;
ALTER TABLE subscriptions DROP COLUMN ref, DROP COLUMN past_due_since, DROP COLUMN card_brand, DROP COLUMN card_last4,
  DROP COLUMN trial_ending_told;
