import { directoryStore } from './directory-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectStoreSettings } from './settings.ts';
import { namingOutages } from './store-outage.ts';

/** Opens the store that is configured; the bucket's client is loaded only when it is used. Its failures are outages. */
export const openObjectStore = async (settings: ObjectStoreSettings): Promise<ObjectStore> => {
  if (settings.kind === 'directory') return namingOutages(directoryStore(settings.folder));
  const { bucketStore } = await import('./bucket-store.ts');
  return namingOutages(bucketStore(settings));
};
