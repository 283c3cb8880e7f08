-- Orders number :first to :last, spread evenly over the time from :from to :until in the order of their numbers, of :places
-- places: the busiest has 13 times the orders of the middle one. One in ten is cancelled, one in eight is collected by card.
-- Each has one to three lines and up to four steps.
CREATE TEMPORARY TABLE made AS
SELECT n, substr(letters, 1 + ((mixed >> 0) & 31)::integer, 1) || substr(letters, 1 + ((mixed >> 5) & 31)::integer, 1)
    || substr(letters, 1 + ((mixed >> 10) & 31)::integer, 1) || substr(letters, 1 + ((mixed >> 15) & 31)::integer, 1) || '-'
    || substr(letters, 1 + ((mixed >> 20) & 31)::integer, 1) || substr(letters, 1 + ((mixed >> 25) & 31)::integer, 1)
    || substr(letters, 1 + ((mixed >> 30) & 31)::integer, 1) || substr(letters, 1 + ((mixed >> 35) & 31)::integer, 1) AS id,
  ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid AS business_id, place,
  :from::timestamptz + (:until::timestamptz - :from::timestamptz) * ((n - :first)::float / (:last - :first + 1)) AS created_at,
  CASE WHEN n % 10 = 0 THEN 'cancelled' ELSE 'completed' END AS status, 600 + n % 3000 AS total_minor
FROM (
  -- An odd factor makes each number another one of eight digits of the alphabet of ids.
  SELECT n, (n * 387420489) & 1099511627775 AS mixed, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' AS letters,
    1 + floor(:places * power(random(), 1.5))::integer AS place
  FROM generate_series(:first::bigint, :last::bigint) AS n) AS numbered;

INSERT INTO orders (id, business_id, status, payment_method, payment_status, customer_name, customer_email, customer_phone,
  total_minor, display_currency, display_total_minor, rate, euro_by_rate, version, created_at, updated_at, collected_by,
  collected_at, first_promised_at, promised_at, seen_at, waits_from, changed_at, change_number)
SELECT id, business_id, status, 'pay_later', 'unpaid', 'Ana Hoxha', 'ana' || n % 100000 || '@shembull.al', '+355691234567',
  total_minor, 'ALL', total_minor * 100, 100, true, 4, created_at, created_at + interval '40 minutes',
  CASE WHEN status = 'completed' THEN CASE WHEN n % 8 = 0 THEN 'card' ELSE 'cash' END END,
  CASE WHEN status = 'completed' THEN created_at + interval '40 minutes' END, created_at + interval '25 minutes',
  created_at + interval '25 minutes', created_at, created_at, created_at, 0
FROM made;

INSERT INTO order_items (id, order_id, ordered_at, menu_item_id, name, price_minor, display_price_minor, quantity, position)
SELECT gen_random_uuid(), id, created_at, ('00000000-0000-4000-800' || (n * 7 + line * 3) % 10 || '-' || lpad(place::text, 12, '0'))::uuid,
  'Gatimi ' || (n * 7 + line * 3) % 10, total_minor / (1 + n % 3), total_minor * 100 / (1 + n % 3), 1, line
FROM made, generate_series(0, n % 3) AS line;

INSERT INTO order_history (order_id, status, changed_at)
SELECT id, step.status, created_at + step.after
FROM made, (VALUES ('pending', interval '0'), ('confirmed', interval '2 minutes'), ('ready', interval '24 minutes'),
  ('completed', interval '40 minutes')) AS step (status, after)
WHERE made.status = 'completed' OR step.status IN ('pending', 'confirmed')
ORDER BY made.n, step.after;
INSERT INTO order_history (order_id, status, changed_at)
SELECT id, 'cancelled', created_at + interval '10 minutes' FROM made WHERE status = 'cancelled';

DROP TABLE made;
