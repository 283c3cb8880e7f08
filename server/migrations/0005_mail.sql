-- Up Migration

-- Work that follows an order is queued by the jobs' own tables.
DROP TABLE outbox;

-- Language of the mails to a business: the one it last signed in with.
ALTER TABLE businesses ADD COLUMN language text NOT NULL DEFAULT 'sq' CHECK (language IN ('sq', 'en'));

-- Mails that were handed over, so that repeated work does not send one again.
CREATE TABLE sent_mails (
  message_id text PRIMARY KEY,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sent_mails_sent ON sent_mails (sent_at);

-- Down Migration

DROP TABLE sent_mails;
ALTER TABLE businesses DROP COLUMN language;
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX outbox_open ON outbox (id) WHERE done_at IS NULL;
