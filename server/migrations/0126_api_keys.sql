-- Up Migration

CREATE TABLE key_scopes (code text PRIMARY KEY);
INSERT INTO key_scopes VALUES
  ('orders_read'), ('orders_write'), ('menus_read'), ('menus_write'), ('stock_write'), ('hours_read'), ('hours_write');

-- Keys by which tills call for a place. The text of a key is not kept, only its hash.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  -- Who made it; it works while they work for the place.
  created_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX api_keys_business ON api_keys (business_id);
CREATE INDEX api_keys_maker ON api_keys (created_by);

CREATE TABLE api_key_scopes (
  key_id uuid REFERENCES api_keys ON DELETE CASCADE,
  scope text REFERENCES key_scopes,
  PRIMARY KEY (key_id, scope)
);

-- Down Migration

DROP TABLE api_key_scopes, api_keys, key_scopes;
