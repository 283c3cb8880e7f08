-- Up Migration

-- What the stand-in for the payment provider remembers. Empty where the real one is used.
CREATE SCHEMA sandbox;

CREATE TABLE sandbox.objects (
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- The object as the provider's interface shows it.
  data jsonb NOT NULL,
  -- What it knows besides, e.g. how a test card behaves.
  hidden jsonb NOT NULL DEFAULT '{}',
  -- When time alone changes it next.
  due_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX objects_due ON sandbox.objects (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX objects_customer ON sandbox.objects ((data ->> 'customer')) WHERE kind = 'subscription';
CREATE INDEX objects_lookup_key ON sandbox.objects ((data ->> 'lookup_key')) WHERE kind = 'price';

CREATE TABLE sandbox.answers (
  key text PRIMARY KEY,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sandbox.keys (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  secret_key text NOT NULL,
  publishable_key text NOT NULL,
  webhook_secret text NOT NULL
);

-- Down Migration

DROP SCHEMA sandbox CASCADE;
