-- Up Migration

-- Looks of operators at the console of a place (product.md §699). Of its token only the hash is stored. Why and by whom
-- stands in the act.
CREATE TABLE support_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  act_id bigint NOT NULL UNIQUE REFERENCES operator_acts ON DELETE CASCADE,
  -- The token of whoever looks: once it is revoked, the view is over.
  opened_with text NOT NULL REFERENCES release_tokens (hash),
  hash bytea NOT NULL UNIQUE,
  opened_at timestamptz NOT NULL,
  -- Earlier than at first once somebody ended it.
  ends_at timestamptz NOT NULL
);
CREATE INDEX support_views_business ON support_views (business_id, opened_at DESC);

-- Down Migration

DROP TABLE support_views;
