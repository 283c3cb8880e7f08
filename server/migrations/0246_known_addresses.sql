-- Up Migration

-- Public addresses behind which many people are known to be: limits counted per address are higher there until a time
-- (product.md §584).
CREATE TABLE known_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A range in the shortest form, such as 203.0.113.0/28.
  range text NOT NULL UNIQUE,
  reason text NOT NULL,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);

-- Down Migration

DROP TABLE known_addresses;
