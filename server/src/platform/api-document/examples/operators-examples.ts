import { sampleRates } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';

const REVIEW = {
  order_id: 'K7MQ-4XTD',
  place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
  rating: 1,
  comment: 'Kamerieri ishte i pasjellshëm.',
  report_reason: 'Përmend emrin e një kamerieri.',
  reported_at: '2026-11-19T09:31:00.000Z',
  state: 'open' as const,
  hidden_by: null,
  hidden_reason: null,
};

const MENU = {
  id: '0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e',
  title: 'Dreka',
  is_published: 'published' as const,
  taken_down: null,
};

/** All but the base, so that a further currency is in it. */
const { EUR: _base, ...RATES } = sampleRates({ ALL: 97.85, USD: 1.158, GBP: 0.871 });

const DAY_RATES = {
  date: '2026-11-20',
  rates: Object.entries(RATES).map(([currency, rate]) => ({ currency, rate })),
  stored: { by: 'Drita', at: '2026-11-20T09:05:00.000Z', reason: 'Banka e Shqipërisë' },
};

const KNOWN_ADDRESS = {
  id: '0b6d0a1e-55b1-4f8e-9d6c-3a1f2c4b5d6e',
  range: '203.0.113.7',
  reason: 'Hotel Drini',
  until: '2027-01-31',
  added_by: 'Drita',
  added_at: '2026-11-20T09:05:00.000Z',
};

/** A support view of a place. */
const VIEW = {
  id: '9a7d2f40-3c1b-4e86-b5d9-70c2e8a4f613',
  opened_at: '2026-11-20T09:05:00.000Z',
  ends_at: '2026-11-20T09:20:00.000Z',
  reason: 'Porositë nuk hapen, sipas telefonatës.',
};

/** Examples of what operators look at, and decide. */
export const operatorsExamples: AreaExamples<'operators'> = {
  order: {
    description:
      'For operators and observers. Steps, payment, mails, pushes and messages to tills in one list; nothing of its diner but that they are one. Each answer is recorded as an act.',
    params: { id: 'K7MQ-4XTD' },
    answer: {
      id: 'K7MQ-4XTD',
      place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
      status: 'confirmed',
      payment_method: 'pay_later',
      payment_status: 'unpaid',
      fulfilment: 'pickup',
      table: null,
      total: 12.5,
      created_at: '2026-11-19T15:20:00.000Z',
      promised_at: '2026-11-19T15:45:00.000Z',
      events: [
        {
          at: '2026-11-19T15:20:00.000Z',
          area: 'step',
          what: 'pending',
          whose: 'diner',
          amount: null,
          outcome: null,
        },
        {
          at: '2026-11-19T15:20:02.000Z',
          area: 'mail',
          what: 'order-placed',
          whose: 'diner',
          amount: null,
          outcome: 'refused',
        },
      ],
    },
    failure: { code: 'order_not_found' },
  },
  places: {
    description:
      'For operators and observers. Every word of `q` is a part of the name or city; with an `@` it is the whole e-mail of an owner, and each place that is found is recorded as an act. With `before` the answer goes on after that place.',
    query: { q: 'oda tirane' },
    answer: {
      items: [
        {
          id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e',
          name: 'Oda',
          slug: 'oda-tirane',
          city: 'Tirane',
          created_at: '2026-03-02T08:00:00.000Z',
        },
      ],
      next: null,
    },
    failure: { code: 'forbidden' },
  },
  place: {
    description:
      'For operators and observers. Nothing of a password, a key or a card. Each answer is recorded as an act.',
    params: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e' },
    answer: {
      id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e',
      name: 'Oda',
      slug: 'oda-tirane',
      address: 'Rruga Luigj Gurakuqi',
      city: 'Tirane',
      telephone: '+355 69 000 0000',
      created_at: '2026-03-02T08:00:00.000Z',
      tier: 'standard',
      subscription: { status: 'active', ends_at: '2026-12-02T08:00:00.000Z', is_cancelled: false },
      people: [
        {
          email: 'owner@tavolina.test',
          role: 'owner',
          since: '2026-03-02T08:00:00.000Z',
          sessions: 2,
          last_seen_at: '2026-11-19T15:20:00.000Z',
        },
      ],
      counts: { menus: 3, published: 2, reviews: 41, orders: 318 },
      menus: [MENU],
      taken_down: null,
      views: [{ ...VIEW, opened_by: 'Drita', is_open: true }],
      may_decide: true,
    },
    failure: { code: 'place_not_found' },
  },
  reviews: {
    description:
      'For operators and observers. Those that were decided stay in the list. With `before` the answer goes on after that review.',
    query: { before: 'QK9T-2BVN' },
    answer: { items: [REVIEW], next: null, may_decide: true },
    failure: { code: 'forbidden' },
  },
  decideReview: {
    description:
      'For operators. The decision is recorded as an act; what is so already changes nothing. `let_stand` shows a hidden review again.',
    params: { orderId: REVIEW.order_id },
    body: { decision: 'hide', reason: 'Fyen një kamerier.' },
    answer: {
      ...REVIEW,
      state: 'hidden',
      hidden_by: 'Drita',
      hidden_reason: 'Fyen një kamerier.',
    },
    failure: { code: 'not_found' },
  },
  decideMenu: {
    description:
      'For operators. The decision is recorded as an act; what is so already changes nothing. A menu that was taken down is a draft that its owner cannot publish; `put_back` makes it what it was. Orders that were placed go on.',
    params: { id: MENU.id },
    body: { decision: 'take_down', reason: 'Çmimet janë mashtrim.' },
    answer: {
      ...MENU,
      is_published: 'draft',
      taken_down: { at: '2026-11-19T15:20:00.000Z', reason: 'Çmimet janë mashtrim.' },
    },
    failure: { code: 'menu_not_found' },
  },
  decidePlace: {
    description:
      'For operators. The decision is recorded as an act; what is so already changes nothing. Diners find neither the place nor its menus; `put_back` makes these what they were. Orders that were placed go on.',
    params: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e' },
    body: { decision: 'take_down', reason: 'Ky lokal nuk ekziston.' },
    answer: {
      taken_down: { at: '2026-11-20T09:05:00.000Z', reason: 'Ky lokal nuk ekziston.' },
      menus: [{ ...MENU, is_published: 'draft' }],
    },
    failure: { code: 'place_not_found' },
  },
  openView: {
    description:
      'For operators and observers. The token works like an owner’s for calls that read, for fifteen minutes: whatever changes something is refused with `read_only`, and what support does not see with `not_for_support`. Guests are covered in what it reads. The owner reads the reason.',
    params: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e' },
    body: { reason: 'Porositë nuk hapen, sipas telefonatës.' },
    answer: {
      id: VIEW.id,
      view_token: 'tvv_Jc4nVq8wLp2sHd6kYr0tBm3xFz9aGe5uXi1oCb7vNyE',
      place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
      subscription_tier: 'standard',
      ends_at: VIEW.ends_at,
    },
    failure: { code: 'place_not_found' },
  },
  endView: {
    description:
      'For operators. It is recorded as an act. Whoever has the view ends it by `POST /support-views/end`.',
    params: { id: VIEW.id },
    failure: { code: 'not_found' },
  },
  failures: {
    description:
      'For operators and observers. What is tried again by itself has the time of that in `next_try_at`. Mails that were refused stay for thirty days, what was given up for seven.',
    query: { skip: 0 },
    answer: {
      items: [
        {
          id: 'order-placed-K7MQ-4XTD',
          area: 'mail',
          what: 'order-placed',
          whose: 'diner',
          to: 'a…@shembull.al',
          order_id: 'K7MQ-4XTD',
          place: REVIEW.place,
          failed_at: '2026-11-19T15:20:02.000Z',
          reason: 'refused',
          status: null,
          next_try_at: null,
          can_send_again: true,
        },
      ],
      total: 1,
      may_send: true,
    },
    failure: { code: 'forbidden' },
  },
  sendAgain: {
    description:
      'For operators. `id` is that of the list. It is recorded as an act; what is on its way already, or is not in the list any more, is not sent twice.',
    params: { id: 'order-placed-K7MQ-4XTD' },
    answer: { is_queued: true },
    failure: { code: 'forbidden' },
  },
  rates: {
    description:
      'For operators and observers. `stored` is null where rates came with the installation. Prices are converted by those of `in_use`.',
    query: { skip: 0 },
    answer: { items: [DAY_RATES], total: 1, in_use: DAY_RATES.date, may_store: true },
    failure: { code: 'forbidden' },
  },
  storeRates: {
    description:
      'For operators. The day has begun in Tirana, and a rate that is more than a fifth away from the one before is refused. It is recorded as an act; what is so already changes nothing. Orders keep their rate.',
    params: { date: DAY_RATES.date },
    body: { rates: RATES, reason: 'Banka e Shqipërisë' },
    answer: DAY_RATES,
    failure: { code: 'forbidden' },
  },
  addresses: {
    description:
      'For operators and observers. Limits that are counted per address are `times` as high there; those of an account, an order or an e-mail are as they are.',
    answer: { items: [KNOWN_ADDRESS], times: 10, may_change: true },
    failure: { code: 'forbidden' },
  },
  addAddress: {
    description:
      'For operators. An IPv4 or IPv6 address, or a range of at most a /24 or a /48; `until` is at most 90 days away. It is recorded as an act. A range that is known gets the new reason and day.',
    body: { range: '203.0.113.7', reason: 'Hotel Drini', until: '2027-01-31' },
    answer: KNOWN_ADDRESS,
    failure: { code: 'forbidden' },
  },
  endAddress: {
    description: 'For operators. It is recorded as an act.',
    params: { id: KNOWN_ADDRESS.id },
    failure: { code: 'not_found' },
  },
};
