import { signIn } from './sign-in.mjs';

/** Size of a page of the owner's list (product.md §80). */
const PAGE = 500;

/** @typedef {{ id: string, customer_email: string, items_count: number }} Row an order as its owner sees it */

/**
 * Every order of the owner, page after page.
 * @param {string} api
 */
const ownerRows = async (api) => {
  const token = await signIn(api, { email: 'owner@tavolina.test', password: 'Tavolina-2026!' });
  const headers = { authorization: `Bearer ${token}` };
  /** @type {Row[]} */
  const all = [];
  for (;;) {
    const answer = await fetch(`${api}/orders/business?skip=${all.length}&limit=${PAGE}`, { headers });
    const page = /** @type {Row[]} */ (await answer.json());
    all.push(...page);
    if (page.length < PAGE) return all;
  }
};

/**
 * Compares what diners were told with what the owner sees.
 * @param {string} api @param {import('./diners.mjs').Order[]} orders @param {number} lines
 * @throws {Error} naming the orders that are lost, doubled or torn
 */
export const verifyOrders = async (api, orders, lines) => {
  const rows = await ownerRows(api);
  /** @type {Map<string, typeof rows>} */
  const byDiner = new Map();
  for (const row of rows) byDiner.set(row.customer_email, [...(byDiner.get(row.customer_email) ?? []), row]);
  const wrong = orders.filter(({ email, id }) => {
    const found = byDiner.get(email) ?? [];
    return found.length !== 1 || found[0]?.id !== id || found[0]?.items_count !== lines;
  });
  if (wrong.length > 0) throw new Error(`Lost, doubled or torn: ${wrong.map(({ key }) => key).join(', ')}`);
};
