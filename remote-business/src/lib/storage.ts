/** Where a browser keeps something: on the device, or in the tab. */
type Place = 'localStorage' | 'sessionStorage';

/** What is kept under a key; null where nothing is, or the browser refuses storage. */
export const readStored = (place: Place, key: string): string | null => {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
};

/** The keys that something is kept under; none where the browser refuses storage. */
export const storedKeys = (place: Place): string[] => {
  try {
    return Object.keys(window[place]);
  } catch {
    return [];
  }
};

/**
 * Keeps a text. A browser that refuses storage, or has no room left, keeps nothing, and the page goes on.
 * @returns whether it is kept
 */
export const writeStored = (place: Place, key: string, value: string): boolean => {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    // It lives on in memory.
    return false;
  }
};

/** Keeps nothing under a key any longer. */
export const forgetStored = (place: Place, key: string): void => {
  try {
    window[place].removeItem(key);
  } catch {
    // Nothing was kept either.
  }
};
