import { directoryStore } from './directory-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectStoreSettings } from './settings.ts';
import { wrapOutages } from './store-outage.ts';

/**
 * Opens the configured store. The bucket client is loaded only when used. Errors are reported as outages.
 */
export const openObjectStore = async (settings: ObjectStoreSettings): Promise<ObjectStore> => {
  if (settings.kind === 'directory') return wrapOutages(directoryStore(settings.folder));
  const { bucketStore } = await import('./bucket-store.ts');
  return wrapOutages(bucketStore(settings));
};
