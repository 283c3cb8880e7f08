-- Up Migration

-- E-mails that accounts had before, until their owners have been told there.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  old_email text NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX email_changes_changed ON email_changes (changed_at);

-- Down Migration

DROP TABLE email_changes;
