import {
  ITEM_FIELDS,
  type Item,
  initialValues,
  item,
  type Menu,
  type MenuCard,
  menu,
  menuBusiness,
  menuCard,
  SECTION_FIELDS,
  sampleOf,
  sampleRates,
  section,
} from '@tavolina/shared-api/contract';

/** A dish of a stored menu, in lek. */
export const itemOf = (given: Partial<Item> = {}): Item =>
  sampleOf(item, {
    ...initialValues(ITEM_FIELDS),
    id: 'tave',
    name: 'Tavë kosi',
    description: 'Mish qengji me kos',
    price: 650,
    prices: [{ currency: 'ALL', price: 650, is_default: true }],
    section_id: 'tava',
    menu_id: 'dreka',
    ...given,
  });

const HEAD = {
  id: 'dreka',
  title: 'Menuja e drekës',
  description: 'Nga ora 12',
  cuisine_type: 'Tradicionale',
  category: 'Dreka',
  price_range: '$$',
  created_at: '2026-11-01T08:00:00.000Z',
  owner_id: 'oxhaku',
  is_published: 'published',
  owner: { business_name: 'Oxhaku i Gjyshes', address: 'Rruga e Kavajës 112', city: 'Tiranë' },
} satisfies Partial<MenuCard>;

/** A stored menu: a section of two dishes, and a dessert that stands alone. */
export const menuOf = (given: Partial<Menu> = {}): Menu =>
  sampleOf(menu, {
    ...HEAD,
    version: 3,
    business: sampleOf(menuBusiness, {
      id: 'oxhaku',
      name: 'Oxhaku i Gjyshes',
      city: 'Tiranë',
      accepts_orders: true,
    }),
    sections: [
      sampleOf(section, {
        ...initialValues(SECTION_FIELDS),
        id: 'tava',
        title: 'Gatime tavash',
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
      }),
    ],
    items: [itemOf({ id: 'trilece', name: 'Trileçe', price: 250, prices: [], section_id: null })],
    ...given,
  });

/** A menu as the list holds it. */
export const menuCardOf = (given: Partial<MenuCard> = {}): MenuCard =>
  sampleOf(menuCard, {
    ...HEAD,
    price: 250,
    sections_count: 5,
    items_count: 10,
    item_names: ['Tavë kosi'],
    ...given,
  });

/** Rates of the euro. */
export const RATES = {
  base: 'EUR' as const,
  date: '2026-11-20',
  rates: sampleRates({ ALL: 98, USD: 1.1, GBP: 0.85 }),
};
