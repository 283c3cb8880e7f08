-- :places places with a plan, each with a menu of ten dishes. The end of an id is the rank by orders: place 1 is the busiest.
INSERT INTO businesses (id, business_name, city)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Oxhaku ' || n, (ARRAY['Tiranë','Durrës','Vlorë','Shkodër'])[1 + n % 4]
FROM generate_series(1, :places) AS n;

INSERT INTO subscriptions (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end)
SELECT id, 'standard-month', 'standard', 'active', false, now(), now() + interval '30 days' FROM businesses;

INSERT INTO menus (id, business_id, title, cuisine_type, category, price_range, default_currency)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Menuja', 'Tradicionale', 'Kryesore', '$$', 'ALL'
FROM generate_series(1, :places) AS n;

INSERT INTO sections (id, menu_id, title, position)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Gatimet', 0 FROM generate_series(1, :places) AS n;

INSERT INTO items (id, menu_id, section_id, name, default_currency, price_minor, lek_minor, available, position)
SELECT ('00000000-0000-4000-800' || dish || '-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Gatimi ' || dish,
  'ALL', 40000 + dish * 5000, 40000 + dish * 5000, true, dish
FROM generate_series(1, :places) AS n, generate_series(0, 9) AS dish;

INSERT INTO item_prices (item_id, currency, price_minor, is_default) SELECT id, 'ALL', price_minor, true FROM items;
