import type { ObjectStore } from './object-store.ts';

/** The disk or bucket of images and releases cannot be used right now; `cause` says why. */
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

/** A store whose every failure is a `StoreOutage`: nobody who uploads or looks can do anything about one. */
export const namingOutages = (store: ObjectStore): ObjectStore => ({
  put: (...args) => orOutage(store.put(...args)),
  read: (...args) => orOutage(store.read(...args)),
  has: (...args) => orOutage(store.has(...args)),
  remove: (...args) => orOutage(store.remove(...args)),
});
