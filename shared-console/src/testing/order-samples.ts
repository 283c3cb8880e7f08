import {
  type BusinessOrder,
  type BusinessOrderRow,
  businessOrder,
  businessOrderRow,
  type OrderChoice,
  orderItem,
  sampleOf,
} from '@tavolina/shared-api/contract';

/** What was chosen of a meal: a size, and a drink that comes with it. */
export const CHOICES: OrderChoice[] = [
  { option_id: 'large', within: null, group: 'Madhësia', name: 'E madhe' },
  { option_id: 'meal', within: null, group: 'Si vakt', name: 'Me pije' },
  { option_id: 'beer', within: 'meal', group: 'Pija', name: 'Birrë' },
];

const HEAD = {
  id: 'K7MQ-4XTD',
  status: 'pending',
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  total_amount: 19.13,
  display: { currency: 'ALL', total_amount: 1880, rate: 98, euro_by_rate: false },
  payment_method: 'pay_later',
  payment_status: 'unpaid',
  business: { id: 'oxhaku', name: 'Oxhaku i Gjyshes', address: '', phone: '' },
  version: 1,
} satisfies Partial<BusinessOrderRow>;

/** An order as the list holds it. */
export const rowOf = (order: Partial<BusinessOrderRow> = {}): BusinessOrderRow =>
  sampleOf(businessOrderRow, { ...HEAD, items_count: 3, ...order });

/** An order with its lines and history. */
export const orderOf = (order: Partial<BusinessOrder> = {}): BusinessOrder =>
  sampleOf(businessOrder, {
    ...HEAD,
    items: [
      sampleOf(orderItem, {
        id: 'line-1',
        menu_item_id: 'tave',
        name: 'Tavë kosi',
        price: 6.63,
        quantity: 1,
        notes: 'Pa vezë sipër',
        line_total: 6.63,
        display_price: 650,
        display_total: 650,
      }),
      sampleOf(orderItem, {
        id: 'line-2',
        menu_item_id: 'fergese',
        name: 'Fërgesë e Tiranës',
        price: 6.25,
        quantity: 2,
        line_total: 12.5,
        display_price: 615,
        display_total: 1230,
        choices: CHOICES,
      }),
    ],
    history: [{ status: 'pending', changed_at: '2026-11-20T12:12:00.000Z' }],
    ...order,
  });

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
  by_currency: [
    {
      currency: 'ALL' as const,
      average_order_value: 1540.5,
      total_revenue_this_month: 740200,
      before: { average_order_value: 1490, total_revenue_this_month: 800000 },
    },
    {
      currency: 'EUR' as const,
      average_order_value: 15,
      total_revenue_this_month: 475.2,
      before: { average_order_value: 15.5, total_revenue_this_month: 410 },
    },
  ],
  period: {
    from: '2026-11-19',
    to: '2026-11-20',
    totals: { orders: 58, revenue: 909.44, average_order_value: 15.68, average_waiting_minutes: 21.5 },
    before: { orders: 49, revenue: 744.8, average_order_value: 15.2, average_waiting_minutes: 24 },
    promises: { orders: 52, kept: 45 },
    lost: [],
    takings: [
      {
        currency: 'ALL' as const,
        cash: 61200,
        card: 12400,
        online: 0,
        open: 3400.5,
        open_orders: 4,
        days: [
          { date: '2026-11-19', revenue: 36000.5 },
          { date: '2026-11-20', revenue: 41000 },
        ],
      },
      {
        currency: 'EUR' as const,
        cash: 0,
        card: 0,
        online: 45,
        open: 0,
        open_orders: 0,
        days: [
          { date: '2026-11-19', revenue: 30 },
          { date: '2026-11-20', revenue: 15 },
        ],
      },
    ],
    days: [
      { date: '2026-11-19', orders: 27, revenue: 423.36 },
      { date: '2026-11-20', orders: 31, revenue: 486.08 },
    ],
    best_sellers: [
      {
        menu_item_id: null,
        name: 'Tavë kosi',
        quantity: 44,
        revenue: 291.72,
        by_currency: [
          { currency: 'ALL' as const, revenue: 26000 },
          { currency: 'EUR' as const, revenue: 26.52 },
        ],
      },
    ],
  },
};
