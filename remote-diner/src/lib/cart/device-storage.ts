import type { StateStorage } from 'zustand/middleware';

const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/**
 * The device's storages as one that never fails: a browser may refuse them, or they may be full. What could not be
 * written lasts as long as the page.
 * @param storages each is written to; the first that holds something is read
 */
export const deviceStorage = (...storages: readonly (() => Storage)[]): StateStorage => ({
  getItem: (name) =>
    storages.map((storage) => attempt(() => storage().getItem(name))).find((text) => text !== null) ?? null,
  setItem: (name, value) => {
    for (const storage of storages) attempt(() => storage().setItem(name, value));
  },
  removeItem: (name) => {
    for (const storage of storages) attempt(() => storage().removeItem(name));
  },
});
