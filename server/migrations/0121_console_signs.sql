-- Up Migration

-- When a console of a place last said that it is open. Each open console writes its row every half minute: no index
-- holds what changes, and pages keep room, so that the new version stays on the page of the old one.
CREATE TABLE console_signs (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  alive_at timestamptz NOT NULL,
  -- The sign after which a job waits for the next one; another than `alive_at`: none waits.
  watched_from timestamptz,
  -- Whether the place has paused by itself since.
  is_paused boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);

ALTER TABLE order_settings
  -- Since when the place took no orders because no console was open, and until when; null while that lasts.
  ADD COLUMN silent_from timestamptz,
  ADD COLUMN silent_until timestamptz;

-- Down Migration

ALTER TABLE order_settings DROP COLUMN silent_from, DROP COLUMN silent_until;
DROP TABLE console_signs;
