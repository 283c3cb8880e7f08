import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/database/database.ts';

/** For how long something is kept. */
const CACHED_MS = 60_000;

/** Something that was read, and when. */
interface Cached<T> {
  madeAt: number;
  value: Promise<T>;
}

/**
 * Reads something of a database, or answers with what was read of it in the last minute.
 * @param key of what is read
 * @param read reads it anew
 */
type ReadCached<T> = (database: Queryable, key: string, now: Date, read: () => Promise<T>) => Promise<T>;

/**
 * Keeps what takes long to read for a minute in this process.
 * @param most different things that are kept of a database
 */
export const minuteCache = <T>(most: number): ReadCached<T> => {
  const caches = new WeakMap<Queryable, LRUCache<string, Cached<T>>>();
  return (database, key, now, read) => {
    const ofDatabase = caches.get(database) ?? new LRUCache<string, Cached<T>>({ max: most });
    caches.set(database, ofDatabase);
    const cached = ofDatabase.get(key);
    if (cached && Math.abs(now.getTime() - cached.madeAt) < CACHED_MS) return cached.value;
    const value = read();
    ofDatabase.set(key, { madeAt: now.getTime(), value });
    // What could not be read is read again by whoever asks next.
    value.catch(() => ofDatabase.delete(key));
    return value;
  };
};
