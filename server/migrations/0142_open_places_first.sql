-- Up Migration

-- Lists that nobody sorted begin with places that are open: who that is follows from the moment, and is asked for each document
-- in the order of one of these indexes, without the document itself.
DROP INDEX search_documents_newest, search_documents_name;
CREATE INDEX search_documents_newest ON search_documents (menu_created_at DESC, menu_id) INCLUDE (business_id, orders_until);
CREATE INDEX search_documents_name ON search_documents (business_name COLLATE "sq-x-icu", business_id, menu_id)
  INCLUDE (orders_until);

-- Who is open now is among those that have opened by now, a few of the next days' openings.
DROP INDEX open_times_closes;
CREATE INDEX open_times_begun ON open_times (opens_at) INCLUDE (closes_at, business_id);

-- Every night what was printed long ago is forgotten.
CREATE INDEX print_jobs_printed ON print_jobs (printed_at) WHERE printed_at IS NOT NULL;

-- Down Migration

DROP INDEX print_jobs_printed, open_times_begun;
CREATE INDEX open_times_closes ON open_times (closes_at);
DROP INDEX search_documents_newest, search_documents_name;
CREATE INDEX search_documents_newest ON search_documents (menu_created_at DESC, menu_id) INCLUDE (orders_until);
CREATE INDEX search_documents_name ON search_documents (business_name COLLATE "sq-x-icu", business_id, menu_id);
