-- Up Migration

-- What an item declares of allergens and diets (product.md §413): an answer by each code; what is absent is not declared.
-- The contract knows the codes (decision 0060).
ALTER TABLE items
  ADD COLUMN allergens jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(allergens) = 'object'),
  ADD COLUMN diets jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(diets) = 'object');

-- Diets that a menu has a dish for that can be had now.
ALTER TABLE search_documents ADD COLUMN diets text[] NOT NULL DEFAULT '{}';
CREATE INDEX search_documents_diets ON search_documents USING gin (diets) WITH (fastupdate = off);

-- Down Migration

DROP INDEX search_documents_diets;
ALTER TABLE search_documents DROP COLUMN diets;
ALTER TABLE items DROP COLUMN diets, DROP COLUMN allergens;
