import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';

const built = (/** @type {string} */ file) => import(path.join(ROOT, file));

const CARTS = 5_000;
const LINES = 20;
const OPTIONS = 5;
/** Carts that one processor has to price in a second. */
const LEAST = 1_000;
const PLACE = randomUUID();

const option = () => ({
  id: randomUUID(),
  name: 'Djathë',
  available: true,
  is_default: false,
  price: 50,
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price: 50, is_default: true }],
  option_group_ids: [],
});
const group = () => ({
  id: randomUUID(),
  name: 'Shtesa',
  min_choices: 1,
  max_choices: 3,
  free_choices: 1,
  options: Array.from({ length: 10 }, option),
});

/**
 * Prices carts of twenty lines with five options each, as an order does, without the database. Measures the
 * processor's time, so that other work on the machine does not count.
 * @throws if fewer than `LEAST` a second are
 */
export const benchmarkCarts = async () => {
  const contract = await built('shared-api/dist/contract/index.js');
  const { priceOrder } = await built('server/dist/modules/orders/placing/order-pricing.js');
  const rates = contract.sampleRates({ ALL: 98, USD: 1.16, GBP: 0.87 });
  const list = Array.from({ length: 30 }, group);
  const groups = contract.groupsById(list);
  const items = Array.from({ length: LINES }, (_, index) => ({
    id: randomUUID(),
    business_id: PLACE,
    name: 'Margherita',
    orderable: true,
    default_currency: 'ALL',
    price_minor: 60_000,
    work_minutes: null,
    prices: [{ currency: 'ALL', price_minor: 60_000 }],
    option_group_ids: Array.from({ length: OPTIONS }, (_, at) => list[(index + at) % list.length]?.id ?? ''),
    groups,
  }));
  const request = contract.placeOrderRequest.parse({
    customer_name: 'Arta K.',
    customer_email: 'arta.k@shembull.al',
    customer_phone: '+355 69 000 0000',
    business_id: PLACE,
    payment_method: 'pay_later',
    items: items.map((item) => ({
      menu_item_id: item.id,
      quantity: 1,
      options: item.option_group_ids.map((id) => ({ option_id: groups.get(id)?.options[3]?.id })),
    })),
  });
  const chosen = contract.selectionsOf(items[0] ?? {}, groups, request.items[0]?.options ?? []);
  if (chosen.length !== OPTIONS) throw new Error('the carts have no options');
  const price = () => priceOrder(request, items, rates);
  for (let warm = 0; warm < 500; warm += 1) price();
  const before = process.cpuUsage();
  for (let cart = 0; cart < CARTS; cart += 1) price();
  const { user, system } = process.cpuUsage(before);
  const rate = Math.round(CARTS / ((user + system) / 1_000_000));
  say(`${rate} carts of ${LINES} lines with ${OPTIONS} options each a second of a processor`);
  if (rate < LEAST) throw new Error(`fewer than ${LEAST} carts a second`);
};
