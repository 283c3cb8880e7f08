-- Up Migration

ALTER TABLE payments
  -- How often the money was asked to go back; each try has a key of its own, since the provider repeats what a key was answered.
  ADD COLUMN refund_tries smallint NOT NULL DEFAULT 0,
  -- What banks have taken back, in euro cents.
  ADD COLUMN disputed_minor bigint NOT NULL DEFAULT 0;

-- Of a refund that came to nothing, of a dispute, and of one that was won, all in euro cents above 0.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won'));

-- Down Migration

DELETE FROM ledger_entries WHERE kind NOT IN ('charge', 'refund');
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN ('charge', 'refund'));
ALTER TABLE payments DROP COLUMN refund_tries, DROP COLUMN disputed_minor;
