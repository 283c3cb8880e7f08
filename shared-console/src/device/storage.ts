import { attempt } from '@tavolina/shared-api/auth';

/** Where a browser keeps something: on the device, or in the tab. */
type Place = 'localStorage' | 'sessionStorage';

/** What is kept under a key; null where nothing is, or the browser refuses storage. */
export const readStored = (place: Place, key: string): string | null =>
  attempt(() => window[place].getItem(key), null);

/** The keys that something is kept under; none where the browser refuses storage. */
export const storedKeys = (place: Place): string[] => attempt<string[]>(() => Object.keys(window[place]), []);

/**
 * Keeps a text. A browser that refuses storage, or has no room left, keeps nothing, and the page goes on.
 * @returns whether it is kept
 */
export const writeStored = (place: Place, key: string, value: string): boolean =>
  attempt(() => {
    window[place].setItem(key, value);
    return true;
  }, false);

/** Keeps nothing under a key any longer. */
export const removeStored = (place: Place, key: string): void =>
  attempt(() => window[place].removeItem(key), undefined);
