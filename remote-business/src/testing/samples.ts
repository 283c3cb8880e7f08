import type {
  BusinessOrder,
  BusinessOrderRow,
  Item,
  Ledger,
  Menu,
  MenuCard,
  Plan,
  Subscription,
} from '@tavolina/shared-api/contract';

/** Answer of a login. */
export const SESSION = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer' as const,
  user_id: 'oxhaku',
  email: 'owner@tavolina.test',
  subscription_tier: 'standard' as const,
};

/** The signed-in place. */
export const PROFILE = {
  id: 'oxhaku',
  email: 'owner@tavolina.test',
  business_name: 'Oxhaku i Gjyshes',
  telephone: '+355 69 000 0000',
  address: 'Rruga e Kavajës 112',
  city: 'Tiranë',
  postal_code: '1001',
  vat_number: '',
  description: '',
  profile_image_url: null,
  created_at: '2026-01-05T08:00:00.000Z',
  subscription_tier: 'standard' as const,
};

/** The device of who is signed in, as the account lists it. */
export const DEVICE = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer' as const,
  signed_in_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
  is_current: true,
};

/** What two orders paid by card came to; one of them was given back. */
export const LEDGER: Ledger = {
  currency: 'EUR',
  gross: 1250,
  refunded: 12.76,
  payable: 1237.24,
  orders: [
    {
      order_id: 'K7MQ-4XTD',
      customer_name: 'Arta K.',
      paid_at: '2026-11-20T12:12:00.000Z',
      gross: 12.76,
      refunded: 12.76,
      payable: 0,
    },
    {
      order_id: 'P3WN-8HJC',
      customer_name: 'Dritan H.',
      paid_at: '2026-11-19T18:30:00.000Z',
      gross: 1237.24,
      refunded: 0,
      payable: 1237.24,
    },
  ],
};

/** An order as the list holds it. */
export const rowOf = (order: Partial<BusinessOrderRow> = {}): BusinessOrderRow => ({
  id: 'K7MQ-4XTD',
  status: 'pending',
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  notes: null,
  created_at: '2026-11-20T12:12:00.000Z',
  updated_at: '2026-11-20T12:12:00.000Z',
  total_amount: 1916.63,
  currency: 'EUR',
  display: { currency: 'ALL', total_amount: 1880, rate: 98 },
  payment_method: 'pay_later',
  payment_status: 'unpaid',
  business: { id: 'oxhaku', name: 'Oxhaku i Gjyshes', address: '', phone: '' },
  internal_notes: '',
  version: 1,
  items_count: 3,
  ...order,
});

/** An order with its lines and history. */
export const orderOf = (order: Partial<BusinessOrder> = {}): BusinessOrder => {
  const { items_count: _count, ...head } = rowOf();
  return {
    ...head,
    items: [
      {
        id: 'line-1',
        menu_item_id: 'tave',
        name: 'Tavë kosi',
        price: 6.63,
        quantity: 1,
        notes: 'Pa vezë sipër',
        line_total: 6.63,
      },
      {
        id: 'line-2',
        menu_item_id: 'fergese',
        name: 'Fërgesë e Tiranës',
        price: 955,
        quantity: 2,
        notes: null,
        line_total: 1910,
      },
    ],
    history: [{ status: 'pending', changed_at: '2026-11-20T12:12:00.000Z' }],
    ...order,
  };
};

/** A dish of a stored menu, in lek. */
export const itemOf = (item: Partial<Item> = {}): Item => ({
  id: 'tave',
  name: 'Tavë kosi',
  description: 'Mish qengji me kos',
  price: 650,
  available: true,
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
  rates: { EUR: 1, ALL: 98, USD: 1.1, GBP: 0.85 },
};

/** The four figures of the dashboard. */
export const STATS = {
  orders_today: 31,
  orders_this_month: 512,
  average_order_value: 15.68,
  total_revenue_this_month: 8028.4,
  before: {
    orders_today: 26,
    orders_this_month: 541,
    average_order_value: 15.2,
    total_revenue_this_month: 8223.2,
  },
  period: {
    from: '2026-11-19',
    to: '2026-11-20',
    totals: { orders: 58, revenue: 909.44, average_order_value: 15.68, average_waiting_minutes: 21.5 },
    before: { orders: 49, revenue: 744.8, average_order_value: 15.2, average_waiting_minutes: 24 },
    days: [
      { date: '2026-11-19', orders: 27, revenue: 423.36 },
      { date: '2026-11-20', orders: 31, revenue: 486.08 },
    ],
    best_sellers: [{ menu_item_id: null, name: 'Tavë kosi', quantity: 44, revenue: 291.72 }],
  },
};

const planOf = (tier: Plan['tier'], name: string, interval: Plan['interval'], price: number): Plan => ({
  id: price === 0 ? 'free' : `${tier}-${interval}`,
  name,
  price,
  interval,
  description: '',
  features: ['Menu digjitale'],
  trial_days: tier === 'basic' ? 0 : 14,
  product: tier,
  tier,
  limits: {
    basic: { menus: 1, items: 30 },
    standard: { menus: 5, items: 100 },
    premium: { menus: null, items: null },
  }[tier],
  available: tier !== 'premium',
});

/** What the server offers. */
export const PLANS: Record<string, Plan[]> = {
  basic: [planOf('basic', 'Free', 'month', 0)],
  standard: [planOf('standard', 'Standard', 'month', 10), planOf('standard', 'Standard', 'year', 96)],
  premium: [planOf('premium', 'Premium', 'month', 25), planOf('premium', 'Premium', 'year', 240)],
};

/** An installation that takes no cards. */
export const NO_CARDS = { provider: null, sandbox: false, publishable_key: null, script_url: null };

/** An installation whose cards the stand-in takes. */
export const CARDS = {
  provider: 'stripe' as const,
  sandbox: true,
  publishable_key: 'pk_test_tavolina',
  script_url: '/sandbox/stripe.js',
};

/** A subscription in its trial. */
export const subscriptionOf = (subscription: Partial<Subscription> = {}): Subscription => ({
  plan_name: 'Standard',
  tier: 'standard',
  price: 10,
  interval: 'month',
  status: 'trialing',
  cancel_at_period_end: false,
  current_period_start: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  current_period_end: new Date(Date.now() + 9 * 86_400_000 - 60_000).toISOString(),
  trial_available: false,
  card: null,
  ...subscription,
});
