-- Up Migration

ALTER TABLE order_settings
  ADD COLUMN uses_measured_time boolean NOT NULL DEFAULT true,
  -- Minutes by weekday and hour, e.g. {"5-19": 35}: see measured-preparation.ts.
  ADD COLUMN measured_minutes jsonb NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE order_settings DROP COLUMN uses_measured_time, DROP COLUMN measured_minutes;
