import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import {
  claimStart,
  deleteStart,
  failInterrupted,
  failStart,
  findStart,
  finishStart,
  reclaimStart,
} from './starts-repository.ts';

/** A start by the key of its request. */
interface KeyedStart {
  key: string;
  /** Of what is asked for under the key. */
  fingerprint: Buffer;
}

/** @returns `again`: it failed before, and nobody knows what the provider has done of it */
const claim = async (
  database: Database,
  businessId: string,
  { key, fingerprint }: KeyedStart,
): Promise<'new' | 'again' | 'finished'> => {
  if (await claimStart(database, businessId, key, fingerprint)) return 'new';
  const known = await findStart(database, businessId, key);
  if (known && !known.fingerprint.equals(fingerprint)) throw new ApiFailure('idempotency_conflict');
  if (known?.done && !known.failed) return 'finished';
  if (known?.failed && (await reclaimStart(database, businessId, key))) return 'again';
  throw new ApiFailure('idempotency_in_progress', { retryAfter: 1 });
};

/** Whether the request was refused for what it asks; its key may then ask for something else. */
const isRefused = (error: unknown): boolean => error instanceof ApiFailure && error.status < 500;

/**
 * Runs a start as the only one of its business (product.md §55). A key that finished changes nothing when it is
 * repeated; one that failed is run again (product.md §504).
 * @param run `isRetry`: it failed before, so that the provider may have done all of it
 * @throws {ApiFailure} `idempotency_in_progress` while another one is running, `idempotency_conflict` when the key asked
 * for something else
 */
export const startOnce = async (
  database: Database,
  businessId: string,
  start: KeyedStart,
  run: (isRetry: boolean) => Promise<void>,
): Promise<void> => {
  await failInterrupted(database, businessId);
  const claimed = await claim(database, businessId, start);
  if (claimed === 'finished') return;
  try {
    await run(claimed === 'again');
  } catch (error) {
    await (isRefused(error) ? deleteStart : failStart)(database, businessId, start.key);
    throw error;
  }
  await finishStart(database, businessId, start.key);
};
