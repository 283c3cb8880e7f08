import type { ObjectStore } from './object-store.ts';

/** The disk or bucket of images and releases is unavailable; `cause` has the reason. */
export class StoreOutage extends Error {
  constructor(cause: unknown) {
    super('the store of images and releases does not work', { cause });
    this.name = 'StoreOutage';
  }
}

const orOutage = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new StoreOutage(error);
  }
};

/** Wraps a store so that every error is a `StoreOutage`. Users cannot do anything about these errors. */
export const wrapOutages = (store: ObjectStore): ObjectStore => ({
  put: (...args) => orOutage(store.put(...args)),
  read: (...args) => orOutage(store.read(...args)),
  has: (...args) => orOutage(store.has(...args)),
  remove: (...args) => orOutage(store.remove(...args)),
});
