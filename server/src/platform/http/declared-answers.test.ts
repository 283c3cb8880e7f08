import { calls, sampleRates } from '@tavolina/shared-api/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCallRegistry } from './register-call.ts';
import type { ResponseCache } from './response-cache.ts';

/** What a careless query would also select. */
const SECRETS = { password_hash: '$argon2id$sekret', email: 'sekret@shembull.al' };
const RATES = sampleRates({ ALL: 98, USD: 1.16, GBP: 0.87 });
const PLACE = {
  id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e',
  business_name: 'Oxhaku',
  image_url: null,
  rating: null,
  reviews_count: 0,
  cuisine_types: [],
  price_range: null,
  description: '',
  address: '',
  city: '',
  menus: [{ id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6f', title: 'Dreka', price_range: null }],
  item_names: [],
  matched_items: [],
  accepts_orders: false,
  location: null,
  matches: [],
  distance_m: null,
  is_open: null,
  changes_at: null,
};

const notKept: ResponseCache = {
  read: () => Promise.reject(new Error('nothing is kept here')),
  forget: () => undefined,
};

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const { register } = createCallRegistry(app, {
    authenticate: async () => undefined,
    kept: notKept,
    enqueue: (_owner, call) => call(),
  });
  register(calls.discovery.exchangeRates, async () => ({
    ...SECRETS,
    base: 'EUR' as const,
    date: '2026-11-20',
    rates: { ...SECRETS, ...RATES },
  }));
  const careless = { ...SECRETS, ...PLACE, menus: PLACE.menus.map((menu) => ({ ...SECRETS, ...menu })) };
  register(calls.discovery.restaurants, async () => ({ ...SECRETS, items: [careless], total: 1, pages: 1 }));
  await app.ready();
});
afterAll(() => app.close());

test('an answer holds what its call declares and nothing else, however deep', async () => {
  const rates = (await app.inject('/exchange-rates')).json();
  expect(rates).toEqual({ base: 'EUR', date: '2026-11-20', rates: RATES });
  expect((await app.inject('/restaurants/')).json()).toEqual({ items: [PLACE], total: 1, pages: 1 });
});
