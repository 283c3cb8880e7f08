import { attempt } from '@tavolina/shared-api/auth';
import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';

/**
 * The device's storages as one that never fails: a browser may refuse them, or they may be full. What could not be
 * written lasts as long as the page.
 */
const deviceStorage = (storages: readonly (() => Storage)[]): StateStorage => ({
  getItem: (name) =>
    storages.map((storage) => attempt(() => storage().getItem(name), null)).find((text) => text !== null) ??
    null,
  setItem: (name, value) => {
    for (const storage of storages) attempt(() => storage().setItem(name, value), undefined);
  },
  removeItem: (name) => {
    for (const storage of storages) attempt(() => storage().removeItem(name), undefined);
  },
});

/**
 * How a store is kept on the device. Its version stays 1 for good: pages of several releases are open side by side and
 * read what the others wrote, so it is `read` that takes whatever it finds and makes what it can of it (product.md §39).
 * Another version without `migrate` would lose what was kept.
 * @param storages each is written to; the first that holds something is read
 */
export const keptAs = <State>(
  name: string,
  read: (stored: unknown) => State,
  ...storages: readonly (() => Storage)[]
): PersistOptions<State> => ({
  name,
  version: 1,
  migrate: (stored) => stored as State,
  merge: read,
  storage: createJSONStorage(() => deviceStorage(storages)),
});
