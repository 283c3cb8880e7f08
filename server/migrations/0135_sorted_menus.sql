-- Up Migration

-- A far page of sorted menus is read from an index alone, as one of sorted places is.
DROP INDEX search_documents_rating, search_documents_name, search_documents_location;
CREATE INDEX search_documents_rating ON search_documents (rating DESC NULLS LAST, business_id, menu_id);
CREATE INDEX search_documents_name ON search_documents (business_name COLLATE "sq-x-icu", business_id, menu_id);
CREATE INDEX search_documents_location ON search_documents USING gist (location) INCLUDE (menu_id);

-- Down Migration

DROP INDEX search_documents_rating, search_documents_name, search_documents_location;
CREATE INDEX search_documents_rating ON search_documents (rating DESC NULLS LAST, business_id);
CREATE INDEX search_documents_name ON search_documents (business_name COLLATE "sq-x-icu", business_id);
CREATE INDEX search_documents_location ON search_documents USING gist (location);
