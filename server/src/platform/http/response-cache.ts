import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EventBus } from '../events/event-bus.ts';
import type { Enqueue } from '../queues/fair-queue.ts';

/** Event topic for changes of the tables behind public lists and menus. Database triggers publish it. */
const TOPIC = 'catalogue';
const MAX_BYTES = 12 * 1024 * 1024;
/** Plans end by time alone, without an event; in ms. */
const MAX_AGE_MS = 10_000;
const BROTLI_QUALITY = 5;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A JSON response in every encoding, with its ETag. */
export interface CachedResponse {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** A cacheable request. */
export interface CacheRequest {
  key: string;
  /** Whether the response changes with more than the catalogue, so that it is not kept once it is made. */
  isFleeting?: boolean | undefined;
  /** Address of the caller. Work for one address is queued fairly with work for others. */
  caller: string;
}

/** In-memory cache of responses that are the same for everybody, until the underlying data changes. */
export interface ResponseCache {
  /**
   * Returns the cached response or makes a new one. Callers that arrive meanwhile share it.
   * @throws {ApiFailure} `rate_limited` or `service_unavailable` when the queue is full
   */
  read: (asked: CacheRequest, make: () => Promise<string>) => Promise<CachedResponse>;
  /** Empties the cache, for a change that this process has just made. */
  forget: () => void;
}

const keep = async (json: string): Promise<CachedResponse> => {
  const plain = Buffer.from(json);
  const [br, zipped] = await Promise.all([
    compress.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compress.gzip(plain),
  ]);
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br,
    gzip: zipped,
  };
};

/** Cached responses, and the requests in progress for each address. */
const emptyCache = () => ({
  answers: new LRUCache<string, CachedResponse, () => Promise<string>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, br, gzip: zipped }) => plain.length + br.length + zipped.length + 1,
    ttl: MAX_AGE_MS,
    fetchMethod: async (_key, _stale, { context: make }) => keep(await make()),
  }),
  pending: new Map<string, Promise<CachedResponse>>(),
});

/**
 * Caches responses while events arrive. Without a connection for events, nothing is cached.
 * @param onChange is told of each change, before anything is read anew
 */
export const createResponseCache = (
  events: EventBus,
  enqueue: Enqueue,
  onChange: () => void = () => undefined,
): ResponseCache => {
  let cache = emptyCache();
  let connection = events.connection();
  // A response in progress is stored in the old cache, which is no longer read.
  const forget = (): void => {
    cache = emptyCache();
    onChange();
  };
  events.subscribe(TOPIC, forget);
  return {
    forget,
    async read({ key, caller, isFleeting = false }, make) {
      if (connection !== events.connection()) {
        connection = events.connection();
        forget();
      }
      if (connection === undefined) return enqueue(caller, async () => keep(await make()));
      const { answers, pending } = cache;
      const kept = answers.get(key);
      if (kept) return kept;
      // Each address queues once per key, however many requests it sends. Two addresses queue separately
      // and share the work, so neither waits for the other's queue or gets its error.
      const own = `${caller} ${key}`;
      const waited =
        pending.get(own) ??
        enqueue(caller, async () =>
          isFleeting ? keep(await make()) : answers.forceFetch(key, { context: make }),
        ).finally(() => pending.delete(own));
      pending.set(own, waited);
      return waited;
    },
  };
};
