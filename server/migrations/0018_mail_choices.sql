-- Up Migration

-- Kinds of mail that the owner does not want; those about the account's safety are always sent.
ALTER TABLE businesses ADD COLUMN unwanted_mails text[] NOT NULL DEFAULT '{}';

-- Down Migration

ALTER TABLE businesses DROP COLUMN unwanted_mails;
