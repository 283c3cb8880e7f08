import { LRUCache } from 'lru-cache';
import Stripe from 'stripe';

/** Failed keys that are remembered; each is needed until what it creates exists. */
const MAX_KEYS = 10_000;

const isServerError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;

/**
 * Creates things at Stripe once per idempotency key. Stripe repeats an error of its own under the same key for a day, so
 * the next try has another one: `key`, `key:1`, `key:2`. Without an answer the key stays, because the thing may exist. All
 * processes count alike: one that begins anew meets the same answers.
 */
export const createKeys = () => {
  const failures = new LRUCache<string, number>({ max: MAX_KEYS });
  return async <T>(key: string, create: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const failed = failures.get(key) ?? 0;
    try {
      return await create(failed === 0 ? key : `${key}:${failed}`);
    } catch (error) {
      if (isServerError(error)) failures.set(key, failed + 1);
      throw error;
    }
  };
};

/** Creates something under a key. */
export type OncePerKey = ReturnType<typeof createKeys>;
