-- Up Migration

CREATE TABLE menus (
  id uuid PRIMARY KEY,
  business_id uuid NOT NULL REFERENCES businesses ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text NOT NULL DEFAULT '',
  image_url text,
  cuisine_type text,
  category text,
  price_range text CHECK (price_range IN ('$', '$$', '$$$', '$$$$')),
  default_currency text NOT NULL CHECK (default_currency IN ('ALL', 'EUR', 'USD', 'GBP')),
  is_published boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  -- Kept by each save, so that lists neither join items nor count them.
  items_count integer NOT NULL DEFAULT 0,
  sections_count integer NOT NULL DEFAULT 0,
  item_names text[] NOT NULL DEFAULT '{}',
  -- Lowest price in lek (minor units) of an item that can be had now; null when there is none.
  lowest_price_minor bigint,
  -- Folded place, city, title and dish names.
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX menus_business ON menus (business_id, created_at);
CREATE INDEX menus_newest ON menus (created_at DESC, id) WHERE is_published;
CREATE INDEX menus_search ON menus USING gin (search_text gin_trgm_ops) WHERE is_published;
CREATE INDEX menus_price ON menus (lowest_price_minor, id) WHERE is_published;
CREATE INDEX menus_title ON menus (title COLLATE "sq-x-icu", id) WHERE is_published;
CREATE INDEX menus_cuisine ON menus (cuisine_type) WHERE is_published;
CREATE INDEX menus_category ON menus (category) WHERE is_published;

CREATE TABLE sections (
  id uuid PRIMARY KEY,
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text NOT NULL DEFAULT '',
  display boolean NOT NULL DEFAULT true,
  position integer NOT NULL
);
CREATE INDEX sections_menu ON sections (menu_id, position);

CREATE TABLE items (
  id uuid PRIMARY KEY,
  menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
  -- Null: a standalone item.
  section_id uuid REFERENCES sections ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  description text NOT NULL DEFAULT '',
  available boolean NOT NULL DEFAULT true,
  default_currency text NOT NULL CHECK (default_currency IN ('ALL', 'EUR', 'USD', 'GBP')),
  price_minor bigint NOT NULL CHECK (price_minor BETWEEN 0 AND 999999999),
  -- Lek (minor units) by which filters compare; kept by each save.
  lek_minor bigint NOT NULL CHECK (lek_minor >= 0),
  image_url text,
  position integer NOT NULL
);
CREATE INDEX items_menu ON items (menu_id, position);
CREATE INDEX items_section ON items (section_id, position);
CREATE INDEX items_lek ON items (menu_id, lek_minor) WHERE available;
CREATE INDEX items_name ON items USING gin (fold(name) gin_trgm_ops);

CREATE TABLE item_prices (
  item_id uuid NOT NULL REFERENCES items ON DELETE CASCADE,
  currency text NOT NULL CHECK (currency IN ('ALL', 'EUR', 'USD', 'GBP')),
  price_minor bigint NOT NULL CHECK (price_minor BETWEEN 0 AND 999999999),
  is_default boolean NOT NULL DEFAULT false,
  PRIMARY KEY (item_id, currency)
);

-- Every word that stands in a menu, folded; a mistyped word is looked up here.
CREATE TABLE search_words (word text PRIMARY KEY);

-- Down Migration

DROP TABLE search_words, item_prices, items, sections, menus;
