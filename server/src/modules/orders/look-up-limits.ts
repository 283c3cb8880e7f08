import { HOUR_SECONDS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Counted, RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isAddressKnown, recordAddress } from './order-addresses-repository.ts';

/** Failed look-ups, by what they are counted. */
const PER_ADDRESS = { name: 'order-lookup', hits: 30, windowSeconds: HOUR_SECONDS };
const PER_ORDER_AND_ADDRESS = { name: 'order-lookup-address', hits: 5, windowSeconds: HOUR_SECONDS };
const PER_ORDER = { name: 'order-lookup-order', hits: 20, windowSeconds: HOUR_SECONDS };
/** How long an address counts as the diner's after it placed or tracked the order, in s. */
const KNOWN_SECONDS = 24 * HOUR_SECONDS;

/**
 * Records the address from which an order was placed, so that failed look-ups by others do not lock the
 * diner out.
 */
export const recordDinerAddress = (database: Database, id: string, ip: string): Promise<void> =>
  recordAddress(database, id, ip, KNOWN_SECONDS);

/**
 * Looks an order up, unless too many wrong e-mails were tried (product.md §28). The narrowest limit is
 * checked first, so that its rejections do not use up the wider ones.
 * @param find returns undefined for a wrong e-mail or an unknown order
 * @throws {ApiFailure} `rate_limited`
 */
export const withLookUpLimits = async <T>(
  { database, limits }: { database: Database; limits: RateLimits },
  id: string,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const isKnown = await isAddressKnown(database, id, ip);
  const own: Counted[] = [
    [PER_ORDER_AND_ADDRESS, `${id}|${ip}`],
    [PER_ADDRESS, { address: ip }],
  ];
  const found = await limits.guard(isKnown ? own : [...own, [PER_ORDER, id]], find);
  if (found !== undefined && !isKnown) await recordDinerAddress(database, id, ip);
  return found;
};
