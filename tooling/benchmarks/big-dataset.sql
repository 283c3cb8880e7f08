-- 2,000 places, 5,000 menus, 20,000 sections, 120,000 items, made by the database itself in seconds.
INSERT INTO businesses (id, business_name, city, rating_sum, rating_count)
SELECT gen_random_uuid(), (ARRAY['Oxhaku','Furra','Pirun','Zgara','Kopsht'])[1 + n % 5] || ' ' || n,
  (ARRAY['Tiranë','Durrës','Vlorë','Shkodër','Elbasan','Korçë','Fier'])[1 + n % 7], (n % 20) * 4, n % 20
FROM generate_series(1, 2000) AS n;

INSERT INTO menus (id, business_id, title, cuisine_type, category, price_range, default_currency, created_at)
SELECT gen_random_uuid(), b.id, 'Menu ' || n, (ARRAY['Tradicionale','Italiane','Peshk','BBQ'])[1 + n % 4],
  (ARRAY['Kryesore','Dreka','Pica'])[1 + n % 3], (ARRAY['$','$$','$$$'])[1 + n % 3], 'ALL', now() - n * interval '1 minute'
FROM generate_series(1, 5000) AS n
JOIN (SELECT id, row_number() OVER (ORDER BY business_name) AS place FROM businesses) b ON b.place = 1 + n % 2000;

INSERT INTO sections (id, menu_id, title, position)
SELECT gen_random_uuid(), id, 'Seksioni ' || n, n FROM menus, generate_series(1, 4) AS n;

INSERT INTO items (id, menu_id, section_id, name, default_currency, price_minor, lek_minor, available, position)
SELECT gen_random_uuid(), menu_id, id, (ARRAY['Tavë kosi','Fërgesë','Byrek me spinaq','Qofte zgare','Levrek në zgarë','Trileçe'])[n] || ' ' || position,
  'ALL', 10000 + n * 7000, 10000 + n * 7000, n <> 3, position * 10 + n
FROM sections, generate_series(1, 6) AS n;

INSERT INTO item_prices (item_id, currency, price_minor, is_default) SELECT id, 'ALL', price_minor, true FROM items;

ANALYZE;
