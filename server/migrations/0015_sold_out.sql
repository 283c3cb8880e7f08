-- Up Migration

-- Until when an item is sold out, besides what its menu says; infinity is until the owner says otherwise. Saves of the
-- menu leave it alone.
ALTER TABLE items ADD COLUMN sold_out_until timestamptz;

-- Whether an item can be had now. It becomes true again by the clock alone.
CREATE FUNCTION can_be_had(available boolean, sold_out_until timestamptz) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN available AND (sold_out_until IS NULL OR sold_out_until <= now());

-- Down Migration

DROP FUNCTION can_be_had(boolean, timestamptz);
ALTER TABLE items DROP COLUMN sold_out_until;
