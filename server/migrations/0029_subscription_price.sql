-- Up Migration

-- What a billed subscription costs, in euro cents for its interval, as the provider says; null for one that is not
-- billed, or was not looked up since. A price that the plans name now may have replaced it.
ALTER TABLE subscriptions ADD COLUMN price_minor integer;

-- Down Migration

ALTER TABLE subscriptions DROP COLUMN price_minor;
