-- Up Migration

-- Who tells of a trial: an operator, or the team whose version it is, for which it is only its own word. A server from
-- before tells of neither, and what it records counts as a team's.
ALTER TABLE release_trials ADD COLUMN by_operator boolean NOT NULL DEFAULT false;

-- The team on whose own word alone a version went forward; null where an operator tried it, or nobody did.
ALTER TABLE release_moves ADD COLUMN team_trial text;

-- Down Migration

ALTER TABLE release_moves DROP COLUMN team_trial;
ALTER TABLE release_trials DROP COLUMN by_operator;
