import type { Counted, RateLimits } from '../../platform/rate-limit/rate-limits.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Wrong look-ups of a visitor, of an order from one address, and of an order from wherever. */
const VISITOR_LIMIT = { name: 'order-lookup', hits: 30, windowSeconds: HOUR };
const ADDRESS_LIMIT = { name: 'order-lookup-address', hits: 5, windowSeconds: HOUR };
const ORDER_LIMIT = { name: 'order-lookup-order', hits: 20, windowSeconds: HOUR };
/** An address from which an order was placed, or followed with its e-mail. */
const KNOWS_ORDER = { name: 'order-known', windowSeconds: DAY };

const from = (id: string, ip: string): string => `${id}|${ip}`;

/** Remembers the address from which an order was placed: what others try does not close the order to its diner. */
export const rememberDiner = (limits: RateLimits, id: string, ip: string): Promise<void> =>
  limits.remember(KNOWS_ORDER, from(id, ip));

/**
 * Looks an order up, unless too many wrong e-mails have been tried (product.md §28). The narrowest limit comes first, so
 * that a look-up refused by it uses up nothing of the wider ones.
 * @param find finds nothing for a wrong e-mail or an unknown order
 * @throws {ApiFailure} `rate_limited`
 */
export const limitLookUps = async <T>(
  limits: RateLimits,
  id: string,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const isKnown = await limits.isKnown(KNOWS_ORDER, from(id, ip));
  const own: Counted[] = [
    [ADDRESS_LIMIT, from(id, ip)],
    [VISITOR_LIMIT, ip],
  ];
  const found = await limits.guard(isKnown ? own : [...own, [ORDER_LIMIT, id]], find);
  if (found !== undefined && !isKnown) await rememberDiner(limits, id, ip);
  return found;
};
