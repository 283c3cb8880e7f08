-- Up Migration

-- Cities that were typed before the sign-up asked for them stand in whatever form their owners wrote. The storefront's
-- filter looks for one form of each, as city-names.ts of the contract holds it.
CREATE TEMPORARY TABLE renamed_cities ON COMMIT DROP AS
SELECT b.id, forms.name
FROM businesses b
JOIN (VALUES
  ('tirane', 'Tiranë'), ('tirana', 'Tiranë'),
  ('durres', 'Durrës'), ('durresi', 'Durrës'),
  ('vlore', 'Vlorë'), ('vlora', 'Vlorë'),
  ('shkoder', 'Shkodër'), ('shkodra', 'Shkodër'),
  ('elbasan', 'Elbasan'), ('elbasani', 'Elbasan'),
  ('korce', 'Korçë'), ('korca', 'Korçë'),
  ('fier', 'Fier'), ('fieri', 'Fier')
) AS forms (folded, name) ON fold(btrim(b.city)) = forms.folded
WHERE b.city <> forms.name;

UPDATE businesses b SET city = r.name FROM renamed_cities r WHERE r.id = b.id;

-- What a search for words looks through holds the city too.
UPDATE menus SET search_text = fold(concat_ws(' ', b.business_name, b.city, menus.title, (
  SELECT string_agg(i.name, ' ' ORDER BY i.position)
  FROM items i LEFT JOIN sections s ON s.id = i.section_id
  WHERE i.menu_id = menus.id AND can_be_had(i.available, i.sold_out_until) AND coalesce(s.display, true))))
FROM businesses b
WHERE b.id = menus.business_id AND b.id IN (SELECT id FROM renamed_cities);

INSERT INTO search_words (word)
SELECT DISTINCT word
FROM menus, regexp_split_to_table(search_text, '[^[:alnum:]]+') AS word
WHERE business_id IN (SELECT id FROM renamed_cities) AND is_published AND length(word) BETWEEN 3 AND 40
ON CONFLICT DO NOTHING;

-- Down Migration

-- What was written is not known any more; servers from before take the names as they are.
SELECT 1;
