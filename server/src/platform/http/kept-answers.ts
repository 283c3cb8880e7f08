import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EventBus } from '../events/event-bus.ts';
import type { InTurn } from '../turns/fair-turns.ts';

/** Topic of changes to what public lists and menus are read from; the tables announce them themselves. */
const TOPIC = 'catalogue';
const MAX_BYTES = 24 * 1024 * 1024;
/** Plans end by the clock alone, which nothing announces; in ms. */
const MAX_AGE_MS = 10_000;
const BROTLI_QUALITY = 5;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A JSON answer in each form a browser may take it, with the name of its content. */
export interface KeptAnswer {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Who asks for what. */
export interface Asked {
  key: string;
  /** The address that asks; the answers made for one address come in turn with those for others. */
  caller: string;
}

/** Answers that are the same for everybody, kept in this process until what they are made of changes. */
export interface KeptAnswers {
  /**
   * The answer kept under a key, or a new one; callers that ask while it is being made share it.
   * @throws {ApiFailure} `rate_limited` or `service_unavailable` where too many are waited for
   */
  read: (asked: Asked, make: () => Promise<string>) => Promise<KeptAnswer>;
  /** Makes everything anew from now on, for a change this process has just made. */
  forget: () => void;
}

const keep = async (json: string): Promise<KeptAnswer> => {
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

/** What is kept, and what addresses wait for, which is as old. */
const emptyCache = () => ({
  answers: new LRUCache<string, KeptAnswer, () => Promise<string>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, br, gzip: zipped }) => plain.length + br.length + zipped.length + 1,
    ttl: MAX_AGE_MS,
    fetchMethod: async (_key, _stale, { context: make }) => keep(await make()),
  }),
  waitedFor: new Map<string, Promise<KeptAnswer>>(),
});

/** Keeps answers for as long as changes are heard; while the connection for events is lost, nothing is kept. */
export const createKeptAnswers = (events: EventBus, inTurn: InTurn): KeptAnswers => {
  let cache = emptyCache();
  let connection = events.connection();
  // An answer that is still being made lands in the old cache, where nobody looks any more.
  const forget = (): void => {
    cache = emptyCache();
  };
  events.subscribe(TOPIC, forget);
  return {
    forget,
    async read({ key, caller }, make) {
      if (connection !== events.connection()) {
        connection = events.connection();
        forget();
      }
      if (connection === undefined) return inTurn(caller, async () => keep(await make()));
      const { answers, waitedFor } = cache;
      const kept = answers.get(key);
      if (kept) return kept;
      // An address takes one turn for a key, however often it asks. Two addresses take one each and share the work, so
      // that nobody waits for the turn, or bears the refusal, of another.
      const own = `${caller} ${key}`;
      const waited =
        waitedFor.get(own) ??
        inTurn(caller, () => answers.forceFetch(key, { context: make })).finally(() => waitedFor.delete(own));
      waitedFor.set(own, waited);
      return waited;
    },
  };
};
