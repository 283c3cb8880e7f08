-- Up Migration

-- No version ever stored it: a refused card leaves the payment pending, until it is paid or cancelled.
DELETE FROM payment_statuses WHERE code = 'failed';

-- Down Migration

INSERT INTO payment_statuses VALUES ('failed');
