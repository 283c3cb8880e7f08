-- Up Migration

-- Counters of tries are worth no wait for the disk: twenty that count on one address at once would wait one after the
-- other. After a crash of PostgreSQL they begin anew.
ALTER TABLE rate_limits SET UNLOGGED;

-- Down Migration

ALTER TABLE rate_limits SET LOGGED;
