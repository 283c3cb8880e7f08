import {
  ITEM_FIELDS,
  type Item,
  initialValues,
  type Menu,
  type MenuCard,
  sampleRates,
} from '@tavolina/shared-api/contract';

/** A dish of a stored menu, in lek. */
export const itemOf = (item: Partial<Item> = {}): Item => ({
  ...initialValues(ITEM_FIELDS),
  id: 'tave',
  name: 'Tavë kosi',
  description: 'Mish qengji me kos',
  price: 650,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 650, is_default: true }],
  image_url: null,
  section_id: 'tava',
  menu_id: 'dreka',
  ...item,
});

const MENU_HEAD = {
  id: 'dreka',
  title: 'Menuja e drekës',
  description: 'Nga ora 12',
  image_url: null,
  cuisine_type: 'Tradicionale' as const,
  category: 'Dreka' as const,
  price_range: '$$' as const,
  default_currency: 'ALL' as const,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-20T12:12:00.000Z',
  owner_id: 'oxhaku',
  is_published: 'published' as const,
  owner: { business_name: 'Oxhaku i Gjyshes', address: 'Rruga e Kavajës 112', city: 'Tiranë' },
};

/** A stored menu: a section of two dishes, and a dessert that stands alone. */
export const menuOf = (menu: Partial<Menu> = {}): Menu => ({
  ...MENU_HEAD,
  version: 3,
  business: {
    id: 'oxhaku',
    name: 'Oxhaku i Gjyshes',
    phone: '',
    address: '',
    city: 'Tiranë',
    email: null,
    logo: null,
    description: '',
    rating: null,
    reviews_count: 0,
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
        itemOf(),
        itemOf({
          id: 'fergese',
          name: 'Fërgesë',
          price: 490,
          prices: [
            { currency: 'ALL', price: 490, is_default: true },
            { currency: 'EUR', price: 5.5, is_default: false },
          ],
        }),
      ],
    },
  ],
  items: [itemOf({ id: 'trilece', name: 'Trileçe', price: 250, prices: [], section_id: null })],
  ...menu,
});

/** A menu as the list holds it. */
export const menuCardOf = (card: Partial<MenuCard> = {}): MenuCard => ({
  ...MENU_HEAD,
  price: 250,
  sections_count: 5,
  items_count: 10,
  item_names: ['Tavë kosi'],
  matched_items: [],
  ...card,
});

/** Rates of the euro. */
export const RATES = {
  base: 'EUR' as const,
  date: '2026-11-20',
  rates: sampleRates({ ALL: 98, USD: 1.1, GBP: 0.85 }),
};
