-- :places places with a plan, each with a menu of ten dishes. The middle of their ids is their rank: place 1 is the busiest.
INSERT INTO businesses (id, business_name, city)
SELECT md5('place' || n)::uuid, 'Oxhaku ' || n, (ARRAY['Tiranë','Durrës','Vlorë','Shkodër'])[1 + n % 4]
FROM generate_series(1, :places) AS n;

INSERT INTO subscriptions (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end)
SELECT id, 'standard_month', 'standard', 'active', false, now(), now() + interval '30 days' FROM businesses;

INSERT INTO menus (id, business_id, title, cuisine_type, category, price_range, default_currency)
SELECT md5('menu' || n)::uuid, md5('place' || n)::uuid, 'Menuja', 'Tradicionale', 'Kryesore', '$$', 'ALL'
FROM generate_series(1, :places) AS n;

INSERT INTO sections (id, menu_id, title, position)
SELECT md5('section' || n)::uuid, md5('menu' || n)::uuid, 'Gatimet', 0 FROM generate_series(1, :places) AS n;

INSERT INTO items (id, menu_id, section_id, name, default_currency, price_minor, lek_minor, available, position)
SELECT md5('item' || n || '.' || dish)::uuid, md5('menu' || n)::uuid, md5('section' || n)::uuid, 'Gatimi ' || dish,
  'ALL', 40000 + dish * 5000, 40000 + dish * 5000, true, dish
FROM generate_series(1, :places) AS n, generate_series(0, 9) AS dish;

INSERT INTO item_prices (item_id, currency, price_minor, is_default) SELECT id, 'ALL', price_minor, true FROM items;
