import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

const PREFIX = 'tavolina-kept:';

/** What the kitchen's tickets are kept under, followed by their place. */
export const KITCHEN_KEPT = 'kitchen:';

/** What this device had last of something, and when, by its own clock in ms. */
export interface Kept<T> {
  at: number;
  data: T;
}

/** Keeps what was had last, for when it is opened without a connection (product.md §346). */
export const keepData = <T>(key: string, kept: Kept<T>): void => {
  writeStored('localStorage', PREFIX + key, JSON.stringify(kept));
};

/** What was kept; undefined where nothing is, or what is there cannot be read. */
export const keptData = <T>(key: string): Kept<T> | undefined => {
  try {
    const kept = JSON.parse(readStored('localStorage', PREFIX + key) ?? 'null') as Kept<T> | null;
    return kept && typeof kept.at === 'number' && kept.data ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets everything that begins with a key. */
export const forgetKept = (start: string): void => {
  for (const key of storedKeys('localStorage'))
    if (key.startsWith(PREFIX + start)) removeStored('localStorage', key);
};
