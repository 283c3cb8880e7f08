import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { NamedFile, ObjectStore } from '../../platform/object-store/object-store.ts';
import { openObjectStore } from '../../platform/object-store/open-object-store.ts';
import { listPictureFiles } from '../media/media-service.ts';
import { listArchiveKeys } from '../order-archive/order-archive-service.ts';
import { listReleaseFiles } from '../releases/releases-service.ts';

/** Where pictures stand, and releases with the archive of orders. */
export interface Stores {
  media: ObjectStore;
  releases: ObjectStore;
}

/** Opens the stores of the settings. */
export const openStores = async (config: Pick<Config, 'imageStore' | 'releaseStore'>): Promise<Stores> => ({
  media: await openObjectStore(config.imageStore),
  releases: await openObjectStore(config.releaseStore),
});

const MEDIA = 'media/';

/** The store of a backup's file, and its key there. */
export const placeOf = (stores: Stores, key: string): { store: ObjectStore; at: string } =>
  key.startsWith(MEDIA)
    ? { store: stores.media, at: key.slice(MEDIA.length) }
    : { store: stores.releases, at: key };

/** All files that a database names, by their keys in a backup. */
export const listFiles = async (database: Queryable): Promise<NamedFile[]> => [
  ...(await listPictureFiles(database)).map((file) => ({ ...file, key: MEDIA + file.key })),
  ...(await listReleaseFiles(database)),
  ...(await listArchiveKeys(database)).map((key) => ({ key, mayBeAbsent: false })),
];
