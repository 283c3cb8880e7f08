import {
  type CustomerOrder,
  type ExchangeRates,
  type FoundMenu,
  ITEM_FIELDS,
  type Item,
  initialValues,
  type Menu,
  type RestaurantCard,
  sampleRates,
} from '@tavolina/shared-api/contract';

/** Rates tests reckon with: round ones. */
export const RATES: ExchangeRates = {
  base: 'EUR',
  date: '2026-11-20',
  rates: sampleRates({ ALL: 100, USD: 1.1, GBP: 0.85 }),
};

/** A dish priced in lek. */
export const dishOf = (dish: Partial<Item> = {}): Item => {
  const price = dish.price ?? 650;
  return {
    ...initialValues(ITEM_FIELDS),
    id: 'tave',
    name: 'Tavë kosi',
    price,
    default_currency: 'ALL',
    prices: [{ currency: 'ALL', price, is_default: true }],
    image_url: null,
    section_id: null,
    menu_id: 'dreka',
    ...dish,
  };
};

const STAMP = '2026-11-20T12:42:00.000Z';

/** The lunch menu of a place: one section with two dishes, and a drink that stands alone. */
export const menuOf = (menu: Partial<Menu> = {}): Menu => ({
  id: 'dreka',
  title: 'Dreka',
  description: 'Gatime të ditës.',
  image_url: null,
  cuisine_type: 'Tradicionale',
  category: 'Dreka',
  price_range: '$$',
  default_currency: 'ALL',
  created_at: STAMP,
  updated_at: STAMP,
  owner_id: 'owner',
  is_published: 'published',
  owner: { business_name: 'Oxhaku i Gjyshes', address: 'Rruga e Kavajës 112', city: 'Tiranë' },
  version: 1,
  business: {
    id: 'oxhaku',
    name: 'Oxhaku i Gjyshes',
    phone: '',
    address: 'Rruga e Kavajës 112',
    city: 'Tiranë',
    email: null,
    logo: null,
    description: 'Si te gjyshja të dielën.',
    rating: 4.8,
    reviews_count: 46,
    accepts_orders: true,
  },
  sections: [
    {
      id: 'tava',
      title: 'Gatime tavash',
      description: '',
      display: true,
      menu_id: 'dreka',
      items: [
        dishOf({ section_id: 'tava' }),
        dishOf({ id: 'fergese', name: 'Fërgesë e Tiranës', price: 490, section_id: 'tava' }),
      ],
    },
  ],
  items: [dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })],
  ...menu,
});

/** A menu in a list. */
export const menuCardOf = (card: Partial<FoundMenu> = {}): FoundMenu => {
  const { version, business, sections, items, ...head } = menuOf();
  return {
    ...head,
    price: 120,
    sections_count: sections.length,
    items_count: items.length,
    item_names: ['Tavë kosi'],
    matched_items: [],
    accepts_orders: business.accepts_orders,
    matches: [],
    distance_m: null,
    ...card,
  };
};

/** A place in a list. */
export const restaurantOf = (place: Partial<RestaurantCard> = {}): RestaurantCard => ({
  id: 'oxhaku',
  business_name: 'Oxhaku i Gjyshes',
  image_url: null,
  rating: 4.8,
  reviews_count: 46,
  cuisine_types: ['Tradicionale'],
  price_range: '$$',
  description: 'Si te gjyshja të dielën.',
  address: 'Rruga e Kavajës 112',
  city: 'Tiranë',
  menus: [{ id: 'dreka', title: 'Dreka', price_range: '$$' }],
  item_names: ['Tavë kosi'],
  matched_items: [],
  location: null,
  matches: [],
  distance_m: null,
  accepts_orders: true,
  ...place,
});

/** An order its diner follows. */
export const orderOf = (order: Partial<CustomerOrder> = {}): CustomerOrder => ({
  id: 'K7MQ-4XTD',
  status: 'preparing',
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  notes: null,
  created_at: STAMP,
  updated_at: STAMP,
  total_amount: 13,
  currency: 'EUR',
  display: { currency: 'ALL', total_amount: 1300, rate: 100 },
  payment_method: 'pay_later',
  payment_status: 'unpaid',
  business: { id: 'oxhaku', name: 'Oxhaku i Gjyshes', address: 'Rruga e Kavajës 112', phone: '' },
  items: [
    {
      id: 'line',
      menu_item_id: 'tave',
      name: 'Tavë kosi',
      price: 6.5,
      quantity: 2,
      notes: 'Pa vezë sipër',
      line_total: 13,
      display_price: 650,
      display_total: 1300,
    },
  ],
  history: [
    { status: 'pending', changed_at: '2026-11-20T12:42:00.000Z' },
    { status: 'confirmed', changed_at: '2026-11-20T12:46:00.000Z' },
    { status: 'preparing', changed_at: '2026-11-20T12:51:00.000Z' },
  ],
  ...order,
});
