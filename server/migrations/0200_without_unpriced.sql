-- Up Migration

-- Dishes without a price count for nothing that lists compare prices by (product.md §515): until now they were the cheapest.
-- What has to be chosen with such a dish is no price of it.
UPDATE items i SET lek_minor = 0
WHERE i.lek_minor <> 0
  AND NOT EXISTS (SELECT FROM item_prices p WHERE p.item_id = i.id AND p.price_minor > 0);

CREATE TEMPORARY TABLE priced_menus ON COMMIT DROP AS
SELECT u.menu_id, prices.lowest, prices.highest
FROM (SELECT DISTINCT menu_id FROM items WHERE lek_minor = 0) u
  CROSS JOIN LATERAL (SELECT min(i.lek_minor) AS lowest, max(i.lek_minor) AS highest
    FROM items i LEFT JOIN sections s ON s.id = i.section_id
    WHERE i.menu_id = u.menu_id AND i.lek_minor > 0
      AND can_be_had(i.available, i.sold_out_until) AND coalesce(s.display, true)
      AND NOT EXISTS (SELECT FROM stock_counts c
        WHERE c.thing_id = i.id AND c.left_now = 0 AND (c.resets_at IS NULL OR c.resets_at > now()))) prices;

UPDATE menus m SET lowest_price_minor = p.lowest
FROM priced_menus p WHERE m.id = p.menu_id AND m.lowest_price_minor IS DISTINCT FROM p.lowest;

UPDATE search_documents d SET lowest_price_minor = p.lowest, highest_price_minor = p.highest
FROM priced_menus p
WHERE d.menu_id = p.menu_id
  AND (d.lowest_price_minor, d.highest_price_minor) IS DISTINCT FROM (p.lowest, p.highest);

-- Down Migration

-- What was kept is wrong for servers from before only until a menu is saved again.
SELECT 1;
