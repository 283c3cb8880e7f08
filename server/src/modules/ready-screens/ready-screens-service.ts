import type { OwnReadyScreen, ReadyScreen } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import {
  almostReadyOrders,
  findScreenCode,
  findScreenPlace,
  readyOrders,
  storeScreenCode,
} from './ready-screens-repository.ts';

/** An order is almost ready when it is being made and promised within this time, in ms. */
const ALMOST_MS = 10 * MINUTE_MS;

/** The screen of a place, for its owners. */
export const ownScreen = async (database: Database, businessId: string): Promise<OwnReadyScreen> => ({
  code: (await findScreenCode(database, businessId)) ?? null,
});

/** Gives a place's screen a new code; the old one stops working at once (product.md §345). */
export const renewScreen = async (database: Queryable, businessId: string): Promise<OwnReadyScreen> => {
  const code = newCode();
  await storeScreenCode(database, businessId, code);
  return { code };
};

/** How many orders there are beyond those that were read. */
const moreThan = (read: readonly { total: number }[]): number => (read[0]?.total ?? 0) - read.length;

/**
 * What guests see: numbers of orders for pickup, and no personal data (product.md §344).
 * @throws {ApiFailure} `screen_unknown` for an unknown or replaced code
 */
export const shownScreen = async (database: Database, code: string, now: Date): Promise<ReadyScreen> => {
  const place = await findScreenPlace(database, code);
  if (!place) throw new ApiFailure('screen_unknown');
  const almost = await almostReadyOrders(database, place.id, new Date(now.getTime() + ALMOST_MS));
  const ready = await readyOrders(database, place.id);
  return {
    business_name: place.business_name,
    almost_ready: almost.map(({ id }) => id),
    almost_ready_more: moreThan(almost),
    ready: ready.map(({ id }) => id),
    ready_more: moreThan(ready),
    at: now.toISOString(),
  };
};
