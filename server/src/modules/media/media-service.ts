import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { ObjectStore, StoredObject } from '../../platform/object-store/object-store.ts';
import { createFairQueue } from '../../platform/queues/fair-queue.ts';
import type { ConcurrencyLimit } from '../../platform/rate-limit/concurrency-limits.ts';
import type { Limit, RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { TraceStep } from '../../platform/tracing/trace-step.ts';
import { FORMATS } from './formats.ts';
import {
  deleteUnusedImage,
  findUnusedImages,
  type ImageRow,
  markUnusedImages,
  reuseImages,
  upsertImage,
} from './media-repository.ts';
import { openEncoders } from './picture-encoders.ts';

export { type ImageRow, imageOf, PICTURE_USES } from './media-repository.ts';
export { listPictureFiles } from './picture-files-repository.ts';
export { PICTURE_REFUSALS } from './picture-refused.ts';
export { pictureAt, presentImage, presentPicture } from './present-image.ts';

/** Dependencies of the picture storage. */
export interface MediaDeps {
  database: Database;
  /** For the cleanup. */
  background: Database;
  store: ObjectStore;
  clock: Clock;
  limits: RateLimits;
  /** Does a step of an upload, with a span where that is traced. */
  traceStep: TraceStep;
  /** Script that encodes pictures instead of the product's own, for tests: see `openEncoders`. */
  encoder?: string;
}

/** Who uploads a picture, and for which business. */
export interface Uploader {
  userId: string;
  businessId: string;
}

/** Pictures of businesses, menus and dishes. */
export interface Media {
  /**
   * Stores an uploaded picture.
   * @returns what is to be shown of it
   * @throws {ApiFailure} `upload_too_large`, `upload_pixels`, `upload_invalid`, `rate_limited`, or
   * `service_unavailable` while too many are waiting
   */
  keep: (bytes: Buffer, uploader: Uploader) => Promise<ImageRow>;
  /** The pictures that a business may use: its own, and unused ones (product.md §19, §182). */
  reuse: (ids: readonly string[], businessId: string) => Promise<string[]>;
  /** One file of a picture, for example `640.webp`; undefined if it does not exist. */
  read: (id: string, name: string) => Promise<StoredObject | undefined>;
  /** Deletes pictures that have been unused for a day. */
  sweep: () => Promise<void>;
  /** Ends the processes that encode pictures. */
  stop: () => void;
}

/**
 * Encoding uses whole cores, which other work needs too. A user and a business each encode one picture at a
 * time, so that one encoder is left for others (product.md §163, §185).
 */
const ENCODINGS_AT_ONCE = 2;
/** Uploads in memory: in total, which is up to 220 MB, and of one user or business, half of that. */
const MAX_UPLOADS = 44;
const MAX_UPLOADS_OF_ONE: ConcurrencyLimit = { name: 'pictures', most: 22 };
const RETRY_SECONDS = 10;
/** All pictures that a menu of Standard's hundred dishes can have. */
const UPLOAD_LIMIT: Limit = { name: 'upload', hits: 600, windowSeconds: 600 };
/** How long an already loaded page may still show a picture, in ms. */
const GRACE_MS = DAY_MS;

/** Opens the picture storage. */
export const createMedia = (deps: MediaDeps): Media => {
  const { database, background, store, clock, limits, traceStep, encoder } = deps;
  const queue = {
    concurrencyPerOwner: 1,
    most: MAX_UPLOADS,
    maxPerOwner: MAX_UPLOADS_OF_ONE.most,
    retryAfter: RETRY_SECONDS,
  };
  const perBusiness = createFairQueue({ ...queue, concurrency: MAX_UPLOADS });
  // A task here has already passed its business's queue, so nobody waits here for their own business.
  const perUser = createFairQueue({ ...queue, concurrency: ENCODINGS_AT_ONCE });
  const enqueue = <T>({ userId, businessId }: Uploader, task: () => Promise<T>): Promise<T> =>
    perBusiness(businessId, () => perUser(userId, task));

  const encoders = openEncoders(ENCODINGS_AT_ONCE, encoder);

  const remove = (id: string, before: Date): Promise<void> =>
    transaction(background, async (client) => {
      const widths = await deleteUnusedImage(client, id, before);
      if (!widths) return;
      // Files are deleted before the commit: an upload of the same picture waits and then stores them
      // again.
      await store.remove(widths.flatMap((width) => FORMATS.map(({ ending }) => `${id}/${width}.${ending}`)));
    });

  return {
    async keep(bytes, uploader) {
      await limits.consume(UPLOAD_LIMIT, uploader.businessId);
      const { files, ...row } = await traceStep('encode picture', () =>
        enqueue(uploader, () => encoders.encode(bytes)),
      );
      await upsertImage(database, row);
      await traceStep('store picture', () =>
        Promise.all(files.map(({ name, type, bytes: file }) => store.put(`${row.id}/${name}`, file, type))),
      );
      return row;
    },
    reuse: async (ids, businessId) => (ids.length === 0 ? [] : reuseImages(database, ids, businessId)),
    read: (id, name) => store.read(`${id}/${name}`),
    async sweep() {
      const now = clock();
      const before = new Date(now.getTime() - GRACE_MS);
      await markUnusedImages(background, now);
      for (const id of await findUnusedImages(background, before)) await remove(id, before);
    },
    stop: () => encoders.stop(),
  };
};
