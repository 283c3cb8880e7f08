-- Up Migration

-- Why the platform itself moved a part, as a code with its figures, so that each reader has it in their language. The
-- sentence in `reason` beside it is English.
ALTER TABLE release_moves ADD COLUMN own_reason jsonb;
UPDATE release_moves SET own_reason = '{"code": "built_at_start"}'
WHERE moved_by = 'start' AND reason = 'built at start';
UPDATE release_moves SET own_reason = jsonb_build_object(
  'code', 'canary_failed',
  'failed', substring(reason FROM '^\d+')::int,
  'opened', substring(reason FROM '(\d+) times$')::int
)
WHERE moved_by = 'platform' AND reason ~ '^\d{1,9} failures, opened \d{1,9} times$';

-- Down Migration

ALTER TABLE release_moves DROP COLUMN own_reason;
