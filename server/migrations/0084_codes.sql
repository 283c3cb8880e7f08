-- Up Migration

-- Every code that the contract has for a stored column. A further code is a line in such a table, written by a
-- migration; codes.test.ts compares both. The checks that they replace are dropped last, so that everything can be read
-- while the references are looked at.
CREATE TABLE order_statuses (code text PRIMARY KEY);
INSERT INTO order_statuses VALUES ('pending'), ('confirmed'), ('preparing'), ('ready'), ('completed'), ('cancelled');
CREATE TABLE payment_methods (code text PRIMARY KEY);
INSERT INTO payment_methods VALUES ('card'), ('pay_later');
CREATE TABLE payment_statuses (code text PRIMARY KEY);
INSERT INTO payment_statuses
  VALUES ('unpaid'), ('pending'), ('paid'), ('failed'), ('canceled'), ('refund_pending'), ('refunded');
CREATE TABLE collection_methods (code text PRIMARY KEY);
INSERT INTO collection_methods VALUES ('cash'), ('card');
CREATE TABLE currencies (code text PRIMARY KEY);
INSERT INTO currencies VALUES ('ALL'), ('EUR'), ('USD'), ('GBP');
CREATE TABLE cuisine_types (code text PRIMARY KEY);
INSERT INTO cuisine_types VALUES ('Tradicionale'), ('Italiane'), ('Kineze'), ('Japoneze'), ('Meksikane'), ('Fast Food'),
  ('Vegjetariane'), ('Peshk'), ('BBQ'), ('Franceze'), ('Greke');
CREATE TABLE categories (code text PRIMARY KEY);
INSERT INTO categories VALUES ('Kryesore'), ('Paragjella'), ('Supa'), ('Pasta'), ('Pica'), ('Hamburger'), ('Sallatat'),
  ('Pije'), ('Embelsira'), ('Mengjes'), ('Darke'), ('Dreka');
CREATE TABLE price_ranges (code text PRIMARY KEY);
INSERT INTO price_ranges VALUES ('$'), ('$$'), ('$$$'), ('$$$$');
CREATE TABLE subscription_tiers (code text PRIMARY KEY);
INSERT INTO subscription_tiers VALUES ('basic'), ('standard'), ('premium');
CREATE TABLE subscription_statuses (code text PRIMARY KEY);
INSERT INTO subscription_statuses
  VALUES ('active'), ('trialing'), ('canceled'), ('past_due'), ('incomplete'), ('incomplete_expired');

ALTER TABLE orders
  ADD CONSTRAINT orders_status_known FOREIGN KEY (status) REFERENCES order_statuses NOT VALID,
  ADD CONSTRAINT orders_payment_method_known FOREIGN KEY (payment_method) REFERENCES payment_methods NOT VALID,
  ADD CONSTRAINT orders_payment_status_known FOREIGN KEY (payment_status) REFERENCES payment_statuses NOT VALID,
  ADD CONSTRAINT orders_collected_by_known FOREIGN KEY (collected_by) REFERENCES collection_methods NOT VALID,
  ADD CONSTRAINT orders_display_currency_known FOREIGN KEY (display_currency) REFERENCES currencies NOT VALID;
ALTER TABLE order_history
  ADD CONSTRAINT order_history_status_known FOREIGN KEY (status) REFERENCES order_statuses NOT VALID;
ALTER TABLE menus
  ADD CONSTRAINT menus_default_currency_known FOREIGN KEY (default_currency) REFERENCES currencies NOT VALID;
ALTER TABLE items
  ADD CONSTRAINT items_default_currency_known FOREIGN KEY (default_currency) REFERENCES currencies NOT VALID;
ALTER TABLE item_prices
  ADD CONSTRAINT item_prices_currency_known FOREIGN KEY (currency) REFERENCES currencies NOT VALID;
ALTER TABLE menus
  ADD CONSTRAINT menus_cuisine_type_known FOREIGN KEY (cuisine_type) REFERENCES cuisine_types NOT VALID,
  ADD CONSTRAINT menus_category_known FOREIGN KEY (category) REFERENCES categories NOT VALID,
  ADD CONSTRAINT menus_price_range_known FOREIGN KEY (price_range) REFERENCES price_ranges NOT VALID;
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_tier_known FOREIGN KEY (tier) REFERENCES subscription_tiers NOT VALID,
  ADD CONSTRAINT subscriptions_status_known FOREIGN KEY (status) REFERENCES subscription_statuses NOT VALID;

ALTER TABLE orders
  VALIDATE CONSTRAINT orders_status_known,
  VALIDATE CONSTRAINT orders_payment_method_known,
  VALIDATE CONSTRAINT orders_payment_status_known,
  VALIDATE CONSTRAINT orders_collected_by_known,
  VALIDATE CONSTRAINT orders_display_currency_known;
ALTER TABLE order_history VALIDATE CONSTRAINT order_history_status_known;
ALTER TABLE menus VALIDATE CONSTRAINT menus_default_currency_known;
ALTER TABLE items VALIDATE CONSTRAINT items_default_currency_known;
ALTER TABLE item_prices VALIDATE CONSTRAINT item_prices_currency_known;
ALTER TABLE menus
  VALIDATE CONSTRAINT menus_cuisine_type_known,
  VALIDATE CONSTRAINT menus_category_known,
  VALIDATE CONSTRAINT menus_price_range_known;
ALTER TABLE subscriptions
  VALIDATE CONSTRAINT subscriptions_tier_known,
  VALIDATE CONSTRAINT subscriptions_status_known;

ALTER TABLE orders
  DROP CONSTRAINT orders_status_check,
  DROP CONSTRAINT orders_payment_method_check,
  DROP CONSTRAINT orders_payment_status_check,
  DROP CONSTRAINT orders_collected_by_check,
  DROP CONSTRAINT orders_display_currency_check;
ALTER TABLE menus DROP CONSTRAINT menus_default_currency_check;
ALTER TABLE items DROP CONSTRAINT items_default_currency_check;
ALTER TABLE item_prices DROP CONSTRAINT item_prices_currency_check;
ALTER TABLE menus DROP CONSTRAINT menus_price_range_check;
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_tier_check, DROP CONSTRAINT subscriptions_status_check;

-- Down Migration

ALTER TABLE subscriptions
  DROP CONSTRAINT subscriptions_tier_known,
  DROP CONSTRAINT subscriptions_status_known,
  ADD CONSTRAINT subscriptions_tier_check CHECK (tier IN ('basic', 'standard', 'premium')),
  ADD CONSTRAINT subscriptions_status_check
    CHECK (status IN ('active', 'trialing', 'canceled', 'past_due', 'incomplete', 'incomplete_expired'));
ALTER TABLE menus
  DROP CONSTRAINT menus_cuisine_type_known,
  DROP CONSTRAINT menus_category_known,
  DROP CONSTRAINT menus_price_range_known,
  ADD CONSTRAINT menus_price_range_check CHECK (price_range IN ('$', '$$', '$$$', '$$$$'));
DROP TABLE subscription_statuses, subscription_tiers, price_ranges, categories, cuisine_types;
ALTER TABLE item_prices DROP CONSTRAINT item_prices_currency_known,
  ADD CONSTRAINT item_prices_currency_check CHECK (currency IN ('ALL', 'EUR', 'USD', 'GBP'));
ALTER TABLE items DROP CONSTRAINT items_default_currency_known,
  ADD CONSTRAINT items_default_currency_check CHECK (default_currency IN ('ALL', 'EUR', 'USD', 'GBP'));
ALTER TABLE menus DROP CONSTRAINT menus_default_currency_known,
  ADD CONSTRAINT menus_default_currency_check CHECK (default_currency IN ('ALL', 'EUR', 'USD', 'GBP'));
ALTER TABLE order_history DROP CONSTRAINT order_history_status_known;
ALTER TABLE orders
  DROP CONSTRAINT orders_status_known,
  DROP CONSTRAINT orders_payment_method_known,
  DROP CONSTRAINT orders_payment_status_known,
  DROP CONSTRAINT orders_collected_by_known,
  DROP CONSTRAINT orders_display_currency_known,
  ADD CONSTRAINT orders_status_check
    CHECK (status IN ('pending', 'confirmed', 'preparing', 'ready', 'completed', 'cancelled')),
  ADD CONSTRAINT orders_payment_method_check CHECK (payment_method IN ('card', 'pay_later')),
  ADD CONSTRAINT orders_payment_status_check
    CHECK (payment_status IN ('unpaid', 'pending', 'paid', 'failed', 'canceled', 'refund_pending', 'refunded')),
  ADD CONSTRAINT orders_collected_by_check CHECK (collected_by IN ('cash', 'card')),
  ADD CONSTRAINT orders_display_currency_check CHECK (display_currency IN ('ALL', 'EUR', 'USD', 'GBP'));
DROP TABLE currencies, collection_methods, payment_statuses, payment_methods, order_statuses;
