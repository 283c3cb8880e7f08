-- Up Migration

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- What people type and what is stored meet in this form: lower case, no diacritics. The dictionary is named with its
-- schema so that the function may truthfully be called immutable and used in indexes.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));

CREATE TABLE businesses (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  password_hash text NOT NULL,
  business_name text NOT NULL CHECK (length(business_name) BETWEEN 1 AND 120),
  telephone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  vat_number text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  image_url text,
  -- Kept up to date with each review, so that no list has to count them.
  rating_sum integer NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX businesses_email ON businesses (lower(email));

CREATE TABLE subscriptions (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  plan_id text NOT NULL,
  tier text NOT NULL CHECK (tier IN ('basic', 'standard', 'premium')),
  status text NOT NULL
    CHECK (status IN ('active', 'trialing', 'canceled', 'past_due', 'incomplete', 'incomplete_expired')),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  current_period_start timestamptz NOT NULL,
  current_period_end timestamptz NOT NULL CHECK (current_period_end > current_period_start),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One family per login; its refresh tokens follow one another.
CREATE TABLE session_families (
  id uuid PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX session_families_business ON session_families (business_id);

CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES session_families ON DELETE CASCADE,
  -- Until when the token may be exchanged.
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);

-- Keys that sign access tokens and derive refresh tokens; the newest signs, all that are listed verify.
CREATE TABLE signing_keys (
  id uuid PRIMARY KEY,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_end ON rate_limits (window_ends_at);

-- Units of a currency for one euro.
CREATE TABLE exchange_rates (
  date date PRIMARY KEY,
  all_rate numeric(12, 6) NOT NULL CHECK (all_rate > 0),
  usd_rate numeric(12, 6) NOT NULL CHECK (usd_rate > 0),
  gbp_rate numeric(12, 6) NOT NULL CHECK (gbp_rate > 0)
);
INSERT INTO exchange_rates (date, all_rate, usd_rate, gbp_rate) VALUES ('2026-11-20', 98.00, 1.16, 0.87);

-- Down Migration

DROP TABLE exchange_rates, rate_limits, signing_keys, refresh_tokens, session_families, subscriptions, businesses;
DROP FUNCTION fold(text);
