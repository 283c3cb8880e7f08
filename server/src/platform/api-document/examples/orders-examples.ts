import type { AreaExamples } from '../call-example.ts';
import {
  BUSINESS_ORDER,
  BUSINESS_ORDER_ROW,
  CHOSEN_OPTIONS,
  CUSTOMER_ORDER,
  DINER_EMAIL,
  ORDER_ID,
} from './sample-order.ts';
import { DISH_ID, PLACE_ID } from './sample-place.ts';

const STREAM =
  'A stream of server-sent events; the `data` of each is one such object. It says that something changed, and the order itself is then asked for. A connection that ends is to be opened again after a second.';

/** Orders, by diners and by businesses. */
export const ordersExamples: AreaExamples<'orders'> = {
  place: {
    description:
      'Prices come from the menu, never from the request; charges are in euro. `options` are what was chosen of a dish; one that comes with another names that in `within`. Without `options` each group gives its defaults. With `Idempotency-Key` the same request can be sent again safely: it answers as the first did. With a card, `payment_intent_client_secret` is what the browser confirms the payment with.',
    headers: { 'idempotency-key': '5c1f0e7a-2b94-4d63-8a7e-f09d3c6b1e85' },
    body: {
      customer_name: 'Arta Kola',
      customer_email: DINER_EMAIL,
      customer_phone: '+355 69 000 0002',
      notes: 'Tavolina afër dritares',
      allergy: 'Arra',
      business_id: PLACE_ID,
      items: [{ menu_item_id: DISH_ID, quantity: 2, notes: 'Pa piper', options: CHOSEN_OPTIONS }],
      payment_method: 'pay_later',
      display_currency: 'ALL',
      expected_total: 19.38,
      language: 'sq',
    },
    answer: {
      id: ORDER_ID,
      payment_status: 'unpaid',
      payment_intent_id: null,
      payment_intent_client_secret: null,
      total_amount: 19.38,
    },
    failure: { code: 'item_unavailable', subject: 'Tavë kosi' },
  },
  customer: {
    description:
      'The id is read in any letter case, with or without its dash. An unknown id and an e-mail that does not match answer the same.',
    params: { orderId: ORDER_ID },
    query: { email: DINER_EMAIL },
    answer: CUSTOMER_ORDER,
    failure: { code: 'order_not_found' },
  },
  customerEvents: {
    description: STREAM,
    params: { orderId: ORDER_ID },
    query: { email: DINER_EMAIL },
    answer: { type: 'order.updated', order_id: ORDER_ID, status: 'confirmed' },
    failure: { code: 'order_not_found' },
  },
  customerCancel: {
    params: { orderId: ORDER_ID },
    body: { email: DINER_EMAIL },
    answer: {
      ...CUSTOMER_ORDER,
      status: 'canceled',
      history: [
        { status: 'pending', changed_at: '2026-11-21T11:02:40.000Z' },
        { status: 'canceled', changed_at: '2026-11-21T11:05:10.000Z' },
      ],
    },
    failure: { code: 'order_state_conflict' },
  },
  review: {
    params: { orderId: ORDER_ID },
    body: { email: DINER_EMAIL, rating: 5, comment: 'Tava erdhi e nxehtë, si në shtëpi.' },
    answer: {
      rating: 5,
      comment: 'Tava erdhi e nxehtë, si në shtëpi.',
      created_at: '2026-11-21T14:20:00.000Z',
      editable_until: '2026-11-28T14:20:00.000Z',
    },
    failure: { code: 'order_not_delivered' },
  },
  changes: {
    description:
      'For a till without a public address. The first call has no cursor and begins with the orders that changed within the last day; each further one has the `next_cursor` of the answer before. Orders are as they are now, so that one that changed twice comes once. Ask again at once while `has_more`, else after some seconds.',
    query: { limit: 50 },
    answer: { orders: [BUSINESS_ORDER], next_cursor: 'MTI4LjE3NjM2MjkyMDAwMDA', has_more: false },
    failure: { code: 'plan_required' },
  },
  business: {
    description:
      'The newest 500 orders, or those of some days; older ones with `skip`. A day is one in Tirane, and both ends count.',
    query: { from: '2026-11-21', until: '2026-11-21' },
    answer: [BUSINESS_ORDER_ROW],
    failure: { code: 'plan_required' },
  },
  businessEvents: {
    description: STREAM,
    answer: { type: 'order.placed', order_id: ORDER_ID, status: 'pending' },
    failure: { code: 'plan_required' },
  },
  businessOne: {
    params: { orderId: ORDER_ID },
    answer: BUSINESS_ORDER,
    failure: { code: 'business_order_not_found' },
  },
  collect: {
    description:
      'For orders that are paid at the restaurant. One that was collected in another way has to be taken back with null first.',
    params: { orderId: ORDER_ID },
    body: { by: 'cash' },
    answer: { ...BUSINESS_ORDER, collected: { by: 'cash', at: '2026-11-21T12:10:00.000Z' } },
    failure: { code: 'order_state_conflict' },
  },
  refundAgain: {
    description:
      'For orders with `refund_failed`: refunds are tried again, up to three times, and the order says `refund_failed` again when they fail as well.',
    params: { orderId: ORDER_ID },
    answer: {
      ...BUSINESS_ORDER,
      status: 'cancelled',
      payment_method: 'card',
      payment_status: 'refund_pending',
      refund_failed: false,
    },
    failure: { code: 'order_state_conflict' },
  },
  refundByHand: {
    description:
      'For orders with `refund_failed`: nothing is tried any more, and the money stays part of the payout, because the card got nothing. Saying it again changes nothing; it cannot be taken back.',
    params: { orderId: ORDER_ID },
    answer: {
      ...BUSINESS_ORDER,
      status: 'cancelled',
      payment_method: 'card',
      payment_status: 'refunded',
      refunded_by_hand: true,
    },
    failure: { code: 'order_state_conflict' },
  },
  takeBack: {
    description:
      'For a wrong press: within 8 s, for every step but a cancellation and a delivery that its diner has reviewed. The history forgets the step, and the diner gets no mail about it. `version` is that of the order after the step.',
    params: { orderId: ORDER_ID },
    body: { version: 3 },
    answer: { ...BUSINESS_ORDER, version: 4 },
    failure: { code: 'order_state_conflict' },
  },
  delay: {
    description:
      'For orders that are confirmed or in preparation. A promise that has passed counts from now. The diner sees the new time at once and gets a mail.',
    params: { orderId: ORDER_ID },
    body: { minutes: 10, version: 2 },
    answer: { ...BUSINESS_ORDER, promised_at: '2026-11-21T11:35:00.000Z', version: 3 },
    failure: { code: 'order_state_conflict' },
  },
  seen: {
    description:
      'The first call that names an order counts; its diner sees the time. Orders of others are passed over.',
    body: { order_ids: [ORDER_ID] },
    failure: { code: 'plan_required' },
  },
  update: {
    description:
      'Any status may follow any other. A cancellation can say why (`decline_reason`), a confirmation when it is ready (`promise_minutes`); the diner reads both. `notes` are for the business alone and stay as they are when left out. A change that is based on an older version answers `version_conflict`, with the order as it is now in `current`.',
    params: { orderId: ORDER_ID },
    headers: { 'if-match': '"2"' },
    body: { status: 'preparing', notes: 'Klient i rregullt' },
    answer: {
      ...BUSINESS_ORDER,
      status: 'preparing',
      updated_at: '2026-11-21T11:09:31.000Z',
      history: [...BUSINESS_ORDER.history, { status: 'preparing', changed_at: '2026-11-21T11:09:31.000Z' }],
      version: 3,
    },
    failure: { code: 'version_conflict', current: BUSINESS_ORDER },
  },
  stats: {
    description:
      'Days and months are those of Tirane. `before` holds the same figures a day or a month earlier up to the same moment; `period` covers the last 7, 30 or 90 days, today included, and compares with as many days before. Waiting is from the order, or its payment by card, until it is ready; orders that took over 12 hours do not count. Amounts are in euro; `by_currency` and `takings` hold them as they are collected, the currency with most orders first: at the restaurant what the diner saw, by card the euro. They are never added up.',
    query: { days: '7' },
    answer: {
      orders_today: 12,
      orders_this_month: 214,
      average_order_value: 18.4,
      total_revenue_this_month: 3_937.6,
      before: {
        orders_today: 9,
        orders_this_month: 198,
        average_order_value: 17.9,
        total_revenue_this_month: 3_544.2,
      },
      by_currency: [
        {
          currency: 'ALL',
          average_order_value: 1_800,
          total_revenue_this_month: 324_000,
          before: { average_order_value: 1_750, total_revenue_this_month: 306_250 },
        },
        {
          currency: 'EUR',
          average_order_value: 18.6,
          total_revenue_this_month: 632.4,
          before: { average_order_value: 18.2, total_revenue_this_month: 418.6 },
        },
      ],
      period: {
        from: '2026-11-20',
        to: '2026-11-20',
        totals: { orders: 12, revenue: 220.8, average_order_value: 18.4, average_waiting_minutes: 21.5 },
        before: { orders: 9, revenue: 161.1, average_order_value: 17.9, average_waiting_minutes: 24 },
        promises: { orders: 11, kept: 9 },
        lost: [{ reason: 'slot_unavailable', orders: 2 }],
        takings: [
          {
            currency: 'ALL',
            cash: 12_350,
            card: 3_900,
            online: 0,
            open: 1_300,
            open_orders: 1,
            days: [{ date: '2026-11-20', revenue: 17_550 }],
          },
          {
            currency: 'EUR',
            cash: 0,
            card: 0,
            online: 41.8,
            open: 0,
            open_orders: 0,
            days: [{ date: '2026-11-20', revenue: 41.8 }],
          },
        ],
        days: [{ date: '2026-11-20', orders: 12, revenue: 220.8 }],
        recommended: {
          orders: 3,
          quantity: 4,
          revenue: 5.1,
          by_currency: [{ currency: 'ALL', revenue: 500 }],
        },
        best_choices: [{ group: 'Madhësia', name: 'E madhe', quantity: 9 }],
        best_sellers: [
          {
            menu_item_id: DISH_ID,
            name: 'Tavë kosi',
            quantity: 14,
            revenue: 92.82,
            by_currency: [
              { currency: 'ALL', revenue: 7_800 },
              { currency: 'EUR', revenue: 13.26 },
            ],
          },
        ],
      },
    },
    failure: { code: 'plan_required' },
  },
};
