import {
  type CustomerOrder,
  customerOrder,
  type ExchangeRates,
  type FoundMenu,
  foundMenu,
  ITEM_FIELDS,
  type Item,
  initialValues,
  item,
  type Menu,
  menu,
  menuBusiness,
  orderItem,
  type PlacePage,
  placePage,
  type RestaurantCard,
  restaurantCard,
  SECTION_FIELDS,
  sampleOf,
  sampleRates,
  section,
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
  return sampleOf(item, {
    ...initialValues(ITEM_FIELDS),
    id: 'tave',
    name: 'Tavë kosi',
    price,
    prices: [{ currency: 'ALL', price, is_default: true }],
    menu_id: 'dreka',
    ...dish,
  });
};

const STAMP = '2026-11-20T12:42:00.000Z';
const PLACE = { address: 'Rruga e Kavajës 112', city: 'Tiranë' };

/** The lunch menu of a place: one section with two dishes, and a drink that stands alone. */
export const menuOf = (given: Partial<Menu> = {}): Menu =>
  sampleOf(menu, {
    id: 'dreka',
    title: 'Dreka',
    description: 'Gatime të ditës.',
    cuisine_type: 'Tradicionale',
    category: 'Dreka',
    price_range: '$$',
    created_at: STAMP,
    updated_at: STAMP,
    owner_id: 'owner',
    is_published: 'published',
    owner: { ...PLACE, business_name: 'Oxhaku i Gjyshes' },
    version: 1,
    business: sampleOf(menuBusiness, {
      ...PLACE,
      id: 'oxhaku',
      name: 'Oxhaku i Gjyshes',
      description: 'Si te gjyshja të dielën.',
      rating: 4.8,
      reviews_count: 46,
      accepts_orders: true,
    }),
    sections: [
      sampleOf(section, {
        ...initialValues(SECTION_FIELDS),
        id: 'tava',
        title: 'Gatime tavash',
        menu_id: 'dreka',
        items: [
          dishOf({ section_id: 'tava' }),
          dishOf({ id: 'fergese', name: 'Fërgesë e Tiranës', price: 490, section_id: 'tava' }),
        ],
      }),
    ],
    items: [dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })],
    ...given,
  });

/** A menu in a list. */
export const menuCardOf = (card: Partial<FoundMenu> = {}): FoundMenu => {
  const { version, business, sections, items, ...head } = menuOf();
  return sampleOf(foundMenu, {
    ...head,
    price: 120,
    sections_count: sections.length,
    items_count: items.length,
    item_names: ['Tavë kosi'],
    accepts_orders: business.accepts_orders,
    ...card,
  });
};

/** The page of the place with that menu and one for the evening. */
export const placeOf = (place: Partial<PlacePage> = {}): PlacePage => ({
  ...sampleOf(placePage, {
    ...PLACE,
    id: 'oxhaku',
    slug: 'oxhaku-i-gjyshes',
    name: 'Oxhaku i Gjyshes',
    phone: '+355 69 000 0000',
    rating: 4.8,
    reviews_count: 46,
    cuisine_types: ['Tradicionale'],
    price_range: '$$',
    from_price: 120,
    accepts_orders: true,
    current_menu_id: 'dreka',
    menus: [
      { id: 'dreka', title: 'Dreka', description: '', price: 120, items_count: 3 },
      { id: 'darka', title: 'Darka', description: '', price: 300, items_count: 1 },
    ],
  }),
  ...place,
});

/** A place in a list. */
export const restaurantOf = (place: Partial<RestaurantCard> = {}): RestaurantCard =>
  sampleOf(restaurantCard, {
    ...PLACE,
    id: 'oxhaku',
    slug: 'oxhaku-i-gjyshes',
    business_name: 'Oxhaku i Gjyshes',
    rating: 4.8,
    reviews_count: 46,
    cuisine_types: ['Tradicionale'],
    price_range: '$$',
    description: 'Si te gjyshja të dielën.',
    menus: [{ id: 'dreka', title: 'Dreka', price_range: '$$' }],
    item_names: ['Tavë kosi'],
    accepts_orders: true,
    ...place,
  });

/** An order its diner follows. */
export const orderOf = (order: Partial<CustomerOrder> = {}): CustomerOrder =>
  sampleOf(customerOrder, {
    id: 'K7MQ-4XTD',
    status: 'preparing',
    customer_name: 'Arta K.',
    customer_email: 'arta.k@shembull.al',
    customer_phone: '+355 69 000 0000',
    created_at: STAMP,
    updated_at: STAMP,
    total_amount: 13,
    display: { currency: 'ALL', total_amount: 1300, rate: 100 },
    payment_method: 'pay_later',
    payment_status: 'unpaid',
    business: { id: 'oxhaku', name: 'Oxhaku i Gjyshes', address: PLACE.address, phone: '' },
    items: [
      sampleOf(orderItem, {
        id: 'line',
        menu_item_id: 'tave',
        name: 'Tavë kosi',
        price: 6.5,
        quantity: 2,
        notes: 'Pa vezë sipër',
        line_total: 13,
        display_price: 650,
        display_total: 1300,
      }),
    ],
    history: [
      { status: 'pending', changed_at: '2026-11-20T12:42:00.000Z' },
      { status: 'confirmed', changed_at: '2026-11-20T12:46:00.000Z' },
      { status: 'preparing', changed_at: '2026-11-20T12:51:00.000Z' },
    ],
    ...order,
  });
