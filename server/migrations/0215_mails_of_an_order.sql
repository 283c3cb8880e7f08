-- Up Migration

-- Whether the mail server took it; a refused one is not tried again (product.md §554).
ALTER TABLE sent_mails ADD COLUMN is_refused boolean NOT NULL DEFAULT false;

-- The mails and pushes of an order are found by how their ids begin, in every collation.
CREATE INDEX sent_mails_beginning ON sent_mails (message_id text_pattern_ops);
CREATE INDEX told_pushes_beginning ON told_pushes (id text_pattern_ops);

-- Down Migration

DROP INDEX told_pushes_beginning, sent_mails_beginning;
ALTER TABLE sent_mails DROP COLUMN is_refused;
