-- :menus menus of 24 dishes, of half as many places. Before it, a table `foods` holds the words of the search's vocabulary.
-- As in real towns few words are on very many menus and most on few (Zipf): a kind of kitchen has its own common dishes, a dish
-- is a food, a food with another one, or bears a name of the house. Seeded, so that each run fills alike.
SELECT setseed(0.5);

-- A rank from 1 to `most`: the second is half as frequent as the first, and so on.
CREATE FUNCTION pg_temp.zipf(most integer) RETURNS integer LANGUAGE sql VOLATILE
  RETURN floor(power(most + 1, random()))::integer;

INSERT INTO businesses (id, business_name, city, rating_sum, rating_count, latitude, longitude)
SELECT gen_random_uuid(), (ARRAY['Oxhaku','Furra','Pirun','Zgara','Kopsht'])[1 + n % 5] || ' ' || n,
  (ARRAY['Tiranë','Durrës','Vlorë','Shkodër','Elbasan','Korçë','Fier'])[1 + n % 7],
  floor(reviews * (3 + 2 * random())), reviews, 41 + (n % 997) / 1000.0, 19.5 + (n % 991) / 1000.0
FROM generate_series(1, greatest(1, :menus / 2)) AS n, LATERAL (SELECT pg_temp.zipf(200) - 1 + n * 0 AS reviews) AS r;

INSERT INTO subscriptions (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end)
SELECT id, 'standard_month', 'standard', 'active', false, now(), now() + interval '30 days'
FROM (SELECT id, row_number() OVER (ORDER BY business_name) AS place FROM businesses) b WHERE place % 3 = 0;

-- Four places in five have opening hours, of each about half are open at noon and most in the evening.
INSERT INTO opening_hours (business_id, hours)
SELECT id, '{"week":[[],[],[],[],[],[],[]],"pickup":null,"table":null,"special_days":[]}'
FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM businesses) b WHERE place % 5 <> 0;
INSERT INTO open_times (business_id, opens_at, closes_at)
SELECT business_id, opens, opens + lasts * interval '1 hour'
FROM (SELECT business_id, 7 + floor(11 * random()) AS hour, 6 + floor(7 * random()) AS lasts FROM opening_hours) AS h,
  generate_series(-1, 13) AS day,
  LATERAL (SELECT (current_date + day + hour * interval '1 hour') AT TIME ZONE 'Europe/Tirane' AS opens) AS o;

INSERT INTO menus (id, business_id, title, cuisine_type, category, price_range, default_currency, created_at)
SELECT gen_random_uuid(), b.id, 'Menuja ' || n, (ARRAY['Tradicionale','Italiane','Peshk','BBQ'])[1 + n % 4],
  (ARRAY['Kryesore','Dreka','Pica'])[1 + n % 3], (ARRAY['$','$$','$$$'])[1 + n % 3], 'ALL', now() - n * interval '1 minute'
FROM generate_series(1, :menus) AS n
JOIN (SELECT id, row_number() OVER (ORDER BY business_name) AS place FROM businesses) b
  ON b.place = 1 + n % greatest(1, :menus / 2);

INSERT INTO sections (id, menu_id, title, position)
SELECT gen_random_uuid(), id, 'Seksioni ' || n, n FROM menus, generate_series(1, 4) AS n;

-- Kitchens differ in which foods are common: each begins the list at another place.
INSERT INTO items (id, menu_id, section_id, name, default_currency, price_minor, lek_minor, available, position)
SELECT gen_random_uuid(), drawn.menu_id, drawn.id,
  one.name || CASE WHEN drawn.kind < 0.3 THEN '' WHEN drawn.kind < 0.85 THEN ' me ' || other.name
    ELSE ' ' || initcap(translate(drawn.house::text, '0123456789', 'abdegilmno')) END,
  'ALL', 10000 + n * 7000, 10000 + n * 7000, n <> 3, drawn.place * 10 + n
FROM (
  SELECT s.menu_id, s.id, s.position AS place, n, random() AS kind, floor(1000 + random() * 99000) AS house,
    (pg_temp.zipf(foods.size) + 40 * (abs(hashtext(s.menu_id::text)) % 10)) % foods.size AS food,
    (pg_temp.zipf(foods.size) + 40 * (abs(hashtext(s.menu_id::text)) % 10)) % foods.size AS with_food
  FROM sections s, generate_series(1, 6) AS n, (SELECT count(*)::integer AS size FROM foods) AS foods) AS drawn
JOIN foods one ON one.place = drawn.food JOIN foods other ON other.place = drawn.with_food;

INSERT INTO item_prices (item_id, currency, price_minor, is_default) SELECT id, 'ALL', price_minor, true FROM items;

ANALYZE;
