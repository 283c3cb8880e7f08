import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../platform/clock/clock.ts';

/**
 * Counts what each address sends in a minute, so that one address does not fill the figures of all.
 * @param most what is taken of an address in a minute
 * @returns whether something more is taken of an address
 */
export const addressShare = (most: number): ((ip: string) => boolean) => {
  const counts = new LRUCache<string, { count: number }>({ max: 20_000, ttl: MINUTE_MS });
  return (ip) => {
    const entry = counts.get(ip) ?? { count: 0 };
    if (entry.count === 0) counts.set(ip, entry);
    entry.count += 1;
    return entry.count <= most;
  };
};
