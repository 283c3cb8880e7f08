import {
  businessOrder,
  businessOrderRow,
  customerOrder,
  kitchenLine,
  type Option,
  orderItem,
  sampleOf,
} from '@tavolina/shared-api/contract';
import { DHALLE, DRINK, LARGE, MEAL, SIZE, WITH_DRINK } from './sample-options.ts';
import { DISH_ID, PLACE, PLACE_ID } from './sample-place.ts';

/** The id that a diner tracks the order with. */
export const ORDER_ID = 'K7MQ-4XTD';
/** The e-mail that goes with it. */
export const DINER_EMAIL = 'arta.k@shembull.al';

const CHOSEN: readonly (readonly [group: { name: string }, option: Option, within: Option | null])[] = [
  [SIZE, LARGE, null],
  [MEAL, WITH_DRINK, null],
  [DRINK, DHALLE, WITH_DRINK],
];

/** What the diner chose of the dish, as a request says it. */
export const CHOSEN_OPTIONS = CHOSEN.map(([, { id }, within]) => ({
  option_id: id,
  within: within?.id ?? null,
}));

const LINE = sampleOf(orderItem, {
  id: 'b83f6d1c-9a04-4e27-8d5b-1f7c0e2a6943',
  menu_item_id: DISH_ID,
  name: 'Tavë kosi',
  price: 9.69,
  quantity: 2,
  notes: 'Pa piper',
  choices: CHOSEN.map(([group, { id, name }, within]) => ({
    option_id: id,
    within: within?.id ?? null,
    group: group.name,
    name,
  })),
  line_total: 19.38,
  display_price: 950,
  display_total: 1_900,
});

const HEAD = {
  id: ORDER_ID,
  customer_name: 'Arta Kola',
  customer_email: DINER_EMAIL,
  customer_phone: '+355 69 000 0002',
  notes: 'Tavolina afër dritares',
  allergy: 'Arra',
  created_at: '2026-11-21T11:02:40.000Z',
  updated_at: '2026-11-21T11:05:10.000Z',
  total_amount: 19.38,
  refund_failed: false,
  refunded_by_hand: false,
  display: { currency: 'ALL', total_amount: 1_900, rate: 98, euro_by_rate: true },
  payment_method: 'pay_later',
  payment_status: 'unpaid',
  fulfilment: 'pickup',
  table: null,
  asked_for: null,
  decline_reason: null,
  promised_at: '2026-11-21T11:25:00.000Z',
  first_promised_at: '2026-11-21T11:25:00.000Z',
  seen_at: '2026-11-21T11:03:05.000Z',
  business: {
    id: PLACE_ID,
    name: PLACE.business_name,
    address: PLACE.address,
    phone: PLACE.telephone,
    language: 'sq',
  },
} as const;

const PLACED_AT = { status: 'pending', changed_at: '2026-11-21T11:02:40.000Z' } as const;
const CONFIRMED_AT = { status: 'confirmed', changed_at: '2026-11-21T11:05:10.000Z' } as const;

const OWNED = { internal_notes: 'Klient i rregullt', version: 2 };

/** The order as its diner sees it. */
export const CUSTOMER_ORDER = sampleOf(customerOrder, {
  ...HEAD,
  status: 'confirmed',
  items: [LINE],
  history: [PLACED_AT, CONFIRMED_AT],
  review: null,
});

/** The order as the business sees it. */
export const BUSINESS_ORDER = sampleOf(businessOrder, {
  ...HEAD,
  ...OWNED,
  status: 'confirmed',
  items: [LINE],
  history: [PLACED_AT, CONFIRMED_AT],
});

/** The order in the list of the business. */
export const BUSINESS_ORDER_ROW = sampleOf(businessOrderRow, {
  ...HEAD,
  ...OWNED,
  status: 'confirmed',
  items_count: 1,
  status_at: CONFIRMED_AT.changed_at,
  lines: [
    sampleOf(kitchenLine, {
      name: LINE.name,
      quantity: LINE.quantity,
      notes: LINE.notes,
      choices: LINE.choices,
    }),
  ],
});
