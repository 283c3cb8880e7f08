-- Up Migration

-- Operators find places by parts of their name and city, and read them from the newest on (product.md §555).
CREATE INDEX businesses_called ON businesses USING gin (fold(business_name || ' ' || city) gin_trgm_ops);
CREATE INDEX businesses_newest ON businesses (created_at, id);

-- Down Migration

DROP INDEX businesses_newest, businesses_called;
