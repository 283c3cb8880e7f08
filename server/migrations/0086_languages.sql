-- Up Migration

-- The contract knows the languages and checks each request: a further one needs its catalogues and no migration.
ALTER TABLE orders DROP CONSTRAINT orders_language_check;
ALTER TABLE businesses DROP CONSTRAINT businesses_language_check;
ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_language_check;
ALTER TABLE users DROP CONSTRAINT users_language_check;

-- Down Migration

ALTER TABLE users ADD CONSTRAINT users_language_check CHECK (language IN ('sq', 'en')) NOT VALID;
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_language_check CHECK (language IN ('sq', 'en')) NOT VALID;
ALTER TABLE businesses ADD CONSTRAINT businesses_language_check CHECK (language IN ('sq', 'en')) NOT VALID;
ALTER TABLE orders ADD CONSTRAINT orders_language_check CHECK (language IN ('sq', 'en')) NOT VALID;
