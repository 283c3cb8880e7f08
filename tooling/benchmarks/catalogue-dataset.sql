-- :menus menus of 24 dishes, of half as many places. Names are two of 40 foods and a number of 2,000, so that there are about
-- as many different words as on real menus.
INSERT INTO businesses (id, business_name, city, rating_sum, rating_count, latitude, longitude)
SELECT gen_random_uuid(), (ARRAY['Oxhaku','Furra','Pirun','Zgara','Kopsht'])[1 + n % 5] || ' ' || n,
  (ARRAY['Tiranë','Durrës','Vlorë','Shkodër','Elbasan','Korçë','Fier'])[1 + n % 7], (n % 20) * 4, n % 20,
  41 + (n % 997) / 1000.0, 19.5 + (n % 991) / 1000.0
FROM generate_series(1, greatest(1, :menus / 2)) AS n;

INSERT INTO subscriptions (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end)
SELECT id, 'standard_month', 'standard', 'active', false, now(), now() + interval '30 days'
FROM (SELECT id, row_number() OVER (ORDER BY business_name) AS place FROM businesses) b WHERE place % 3 = 0;

INSERT INTO menus (id, business_id, title, cuisine_type, category, price_range, default_currency, created_at)
SELECT gen_random_uuid(), b.id, 'Menuja ' || n, (ARRAY['Tradicionale','Italiane','Peshk','BBQ'])[1 + n % 4],
  (ARRAY['Kryesore','Dreka','Pica'])[1 + n % 3], (ARRAY['$','$$','$$$'])[1 + n % 3], 'ALL', now() - n * interval '1 minute'
FROM generate_series(1, :menus) AS n
JOIN (SELECT id, row_number() OVER (ORDER BY business_name) AS place FROM businesses) b
  ON b.place = 1 + n % greatest(1, :menus / 2);

INSERT INTO sections (id, menu_id, title, position)
SELECT gen_random_uuid(), id, 'Seksioni ' || n, n FROM menus, generate_series(1, 4) AS n;

INSERT INTO items (id, menu_id, section_id, name, default_currency, price_minor, lek_minor, available, position)
SELECT gen_random_uuid(), s.menu_id, s.id,
  foods.names[1 + (hashtext(s.id::text || n) & 1023) % 40] || ' me ' || foods.names[1 + (hashtext(n || s.id::text) & 1023) % 40]
    || ' nr' || (hashtext(s.id::text) & 2047),
  'ALL', 10000 + n * 7000, 10000 + n * 7000, n <> 3, s.position * 10 + n
FROM sections s, generate_series(1, 6) AS n, (SELECT ARRAY['Tavë','Fërgesë','Byrek','Qofte','Levrek','Trileçe','Pica','Supë',
  'Sallatë','Peshk','Pulë','Qengj','Viç','Djathë','Spinaq','Domate','Patate','Oriz','Makarona','Karkaleca','Midhje','Oktapod',
  'Biftek','Petulla','Baklava','Kos','Speca','Kërpudha','Ullinj','Fasule','Japrak','Paçe','Kernace','Akullore','Krep','Omletë',
  'Sanduiç','Hamburger','Kallamar','Merluc'] AS names) AS foods;

INSERT INTO item_prices (item_id, currency, price_minor, is_default) SELECT id, 'ALL', price_minor, true FROM items;

ANALYZE;
