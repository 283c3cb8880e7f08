-- Up Migration

-- A business's last request for a new password. The job of the mail fills in the hash; a newer request takes the row's
-- place, so that older links die with it.
CREATE TABLE password_resets (
  business_id uuid PRIMARY KEY REFERENCES businesses ON DELETE CASCADE,
  request_id uuid NOT NULL UNIQUE,
  hash bytea UNIQUE,
  expires_at timestamptz NOT NULL
);

-- Messages of the contact form, until the team has them by mail.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  language text NOT NULL CHECK (language IN ('sq', 'en')),
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_created ON contact_messages (created_at);

-- Down Migration

DROP TABLE contact_messages, password_resets;
