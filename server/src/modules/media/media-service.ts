import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { ObjectStore, StoredObject } from '../../platform/object-store/object-store.ts';
import type { Headcount } from '../../platform/rate-limit/headcounts.ts';
import type { Limit, RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { fairTurns } from '../../platform/turns/fair-turns.ts';
import { FORMATS } from './formats.ts';
import {
  deleteUnusedImage,
  findUnusedImages,
  noteUnusedImages,
  reuseImages,
  upsertImage,
} from './media-repository.ts';
import { openEncoders } from './picture-encoders.ts';

export { type ImageRow, imageOf, PICTURE_USES } from './media-repository.ts';
export { pictureAt, presentImage } from './present-image.ts';

/** What keeping pictures works with. */
export interface MediaDeps {
  database: Database;
  /** For the sweep. */
  background: Database;
  store: ObjectStore;
  clock: Clock;
  limits: RateLimits;
  /** What encodes pictures in place of the product's own, for tests: see `openEncoders`. */
  encoder?: string;
}

/** Who brings a picture, and for which of their businesses. */
export interface Uploader {
  userId: string;
  businessId: string;
}

/** Pictures of businesses, menus and dishes. */
export interface Media {
  /**
   * Keeps a picture that a business uploads; its id is what others refer to.
   * @throws {ApiFailure} `upload_too_large`, `upload_pixels`, `upload_invalid`, `rate_limited`, or `service_unavailable` while too many of all wait
   */
  keep: (bytes: Buffer, uploader: Uploader) => Promise<string>;
  /** Those of some kept pictures that a business may show: its own, and those that nobody shows any more (product.md §182). */
  reuse: (ids: readonly string[], businessId: string) => Promise<string[]>;
  /** One size of a picture by its name, e.g. `640.webp`; nothing when there is none. */
  read: (id: string, name: string) => Promise<StoredObject | undefined>;
  /** Removes what nothing has referred to for a day. */
  sweep: () => Promise<void>;
  /** Ends the processes that encode pictures. */
  stop: () => void;
}

/**
 * Encoding uses whole cores; the rest of the machine has work to do, too. One person has one at a time, however many
 * businesses are theirs, and so has one business, however many people work for it: one encoder is left for others
 * (product.md §163, §185).
 */
const ENCODINGS_AT_ONCE = 2;
/** Pictures that are held at once, of all and of one person or business; each is of up to 5 MB. */
const HELD = 44;
const HELD_OF_ONE: Headcount = { name: 'pictures', most: 22 };
const RETRY_SECONDS = 10;
/** Every dish of all that Standard allows, twice. */
const UPLOAD_LIMIT: Limit = { name: 'upload', hits: 200, windowSeconds: 600 };
/** How long a page that was loaded before may still show a picture, in ms. */
const GRACE_MS = DAY_MS;

/** Opens what is kept of pictures. */
export const createMedia = (deps: MediaDeps): Media => {
  const { database, background, store, clock, limits, encoder } = deps;
  const turns = { atOnceOfOne: 1, most: HELD, mostOfOne: HELD_OF_ONE.most, retryAfter: RETRY_SECONDS };
  const inTurnOfBusinesses = fairTurns({ ...turns, atOnce: HELD });
  // What is in this line has its business's turn already, so that nobody waits here for their own business.
  const inTurnOfPeople = fairTurns({ ...turns, atOnce: ENCODINGS_AT_ONCE });
  const inTurn = <T>({ userId, businessId }: Uploader, task: () => Promise<T>): Promise<T> =>
    inTurnOfBusinesses(businessId, () => inTurnOfPeople(userId, task));

  const encoders = openEncoders(ENCODINGS_AT_ONCE, encoder);

  const remove = (id: string, before: Date): Promise<void> =>
    transaction(background, async (client) => {
      const widths = await deleteUnusedImage(client, id, before);
      if (!widths) return;
      // Before the commit: whoever uploads the same picture meanwhile waits, and then stores its files again.
      await store.remove(widths.flatMap((width) => FORMATS.map(({ ending }) => `${id}/${width}.${ending}`)));
    });

  return {
    async keep(bytes, uploader) {
      await limits.consume(UPLOAD_LIMIT, uploader.businessId);
      const { files, ...row } = await inTurn(uploader, () => encoders.encode(bytes));
      await upsertImage(database, row);
      await Promise.all(
        files.map(({ name, type, bytes: file }) => store.put(`${row.id}/${name}`, file, type)),
      );
      return row.id;
    },
    reuse: async (ids, businessId) => (ids.length === 0 ? [] : reuseImages(database, ids, businessId)),
    read: (id, name) => store.read(`${id}/${name}`),
    async sweep() {
      const now = clock();
      const before = new Date(now.getTime() - GRACE_MS);
      await noteUnusedImages(background, now);
      for (const id of await findUnusedImages(background, before)) await remove(id, before);
    },
    stop: () => encoders.stop(),
  };
};
