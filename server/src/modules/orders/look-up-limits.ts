import type { Database } from '../../platform/database/database.ts';
import type { Counted, RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isAddressKnown, rememberAddress } from './order-addresses-repository.ts';

const HOUR = 3600;

/** Wrong look-ups of a visitor, of an order from one address, and of an order from wherever. */
const LOOK_UP_LIMIT = { name: 'order-lookup', hits: 30, windowSeconds: HOUR };
const LOOK_UP_ADDRESS_LIMIT = { name: 'order-lookup-address', hits: 5, windowSeconds: HOUR };
const LOOK_UP_ORDER_LIMIT = { name: 'order-lookup-order', hits: 20, windowSeconds: HOUR };
/** How long an address counts as its diner's from which an order was placed, or followed with its e-mail, in s. */
const KNOWN_SECONDS = 24 * HOUR;

/** Remembers the address from which an order was placed: what others try does not close the order to its diner. */
export const rememberDiner = (database: Database, id: string, ip: string): Promise<void> =>
  rememberAddress(database, id, ip, KNOWN_SECONDS);

/**
 * Looks an order up, unless too many wrong e-mails have been tried (product.md §28). The narrowest limit comes first, so
 * that a look-up refused by it uses up nothing of the wider ones.
 * @param find finds nothing for a wrong e-mail or an unknown order
 * @throws {ApiFailure} `rate_limited`
 */
export const limitLookUps = async <T>(
  { database, limits }: { database: Database; limits: RateLimits },
  id: string,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const isKnown = await isAddressKnown(database, id, ip);
  const own: Counted[] = [
    [LOOK_UP_ADDRESS_LIMIT, `${id}|${ip}`],
    [LOOK_UP_LIMIT, ip],
  ];
  const found = await limits.guard(isKnown ? own : [...own, [LOOK_UP_ORDER_LIMIT, id]], find);
  if (found !== undefined && !isKnown) await rememberDiner(database, id, ip);
  return found;
};
