import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { type KeptCurrent, keepCurrent } from '../../platform/events/keep-current.ts';
import { isInRange } from '../../platform/rate-limit/address-range.ts';
import { listAddresses, type StoredAddress } from './known-addresses-repository.ts';

/** Event topic of addresses that became known or ended. */
export const ADDRESSES = 'known-addresses';

/** The known addresses, in the memory of this process. */
export interface LiveAddresses extends KeptCurrent {
  /** Whether many people are known to be behind an address, as `callerAddress` writes it (product.md §584). */
  isKnown: (address: string) => boolean;
}

/** Holds the known addresses in memory and follows every change. */
export const createLiveAddresses = (database: Database, events: EventBus, clock: Clock): LiveAddresses => {
  let known: readonly StoredAddress[] = [];
  const kept = keepCurrent(events, ADDRESSES, async () => {
    known = await listAddresses(database, clock());
  });
  return {
    ...kept,
    isKnown: (address) =>
      known.length > 0 && known.some(({ range, ends_at }) => ends_at > clock() && isInRange(address, range)),
  };
};
