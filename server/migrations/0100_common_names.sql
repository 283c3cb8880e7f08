-- Up Migration

-- Names of dishes that several menus have: what is suggested for a common beginning.
CREATE INDEX dish_names_common ON dish_names USING gin (words) WHERE menus_count >= 3;
-- Whether a cuisine is served, and how many places a city has.
CREATE INDEX search_documents_cuisine ON search_documents (cuisine_type);
CREATE INDEX search_documents_city ON search_documents USING gin (city gin_trgm_ops);
CREATE INDEX search_documents_orders ON search_documents (orders_until);

-- Down Migration

DROP INDEX search_documents_orders, search_documents_city, search_documents_cuisine, dish_names_common;
