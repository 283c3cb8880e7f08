import { LIMITS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/event-bus.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import {
  findNeededAgain,
  giveBackCounts,
  type MovedCount,
  readLeft,
  takeCounts,
} from '../../stock/stock-service.ts';
import { tellCounts } from './told-counts.ts';

/** What kept answers of menus listen to. */
const CATALOGUE = 'catalogue';

/** Sent when something of a menu runs out, or can be had again. */
export const stockTurnedJob = defineJob<{ menu_id: string; thing_ids: string[] }>('stock-turned');

/** What an order needs of something that is counted. */
export interface WantedStock {
  id: string;
  kind: 'item' | 'option';
  /** Its name for a refusal; of an option with its dish. */
  subject: string;
  quantity: number;
}

/**
 * @throws {ApiFailure} `too_few_left` with the number that is left; where that is none, as for what is sold out
 */
export const refuseShortage = (
  wanted: readonly WantedStock[],
  leftOf: (id: string) => number | undefined,
): void => {
  for (const { id, kind, subject, quantity } of wanted) {
    const left = leftOf(id);
    if (left === undefined || left >= quantity) continue;
    if (left > 0) throw new ApiFailure('too_few_left', { subject, left });
    throw new ApiFailure(kind === 'item' ? 'item_unavailable' : 'choice_unavailable', { subject });
  }
};

/** What others have to know of counts that moved: tills at once, lists as soon as nobody waits for them. */
const followMoves = async (client: Queryable, jobs: Jobs, moved: readonly MovedCount[]): Promise<void> => {
  const [first] = moved;
  if (!first) return;
  await tellCounts(
    client,
    jobs,
    first.business_id,
    moved.map(({ thing_id }) => thing_id),
  );
  // Diners read how few are left, and a cart that was refused has to read it at once.
  if (moved.some(({ left }) => left <= LIMITS.fewLeft)) await publish(client, CATALOGUE, null);
  const turned = moved.filter(({ crossed_zero }) => crossed_zero);
  // Orders share the lock of the menu, so that one of them must not write to it.
  for (const menuId of new Set(turned.map(({ menu_id }) => menu_id))) {
    const thing_ids = turned.filter(({ menu_id }) => menu_id === menuId).map(({ thing_id }) => thing_id);
    await jobs.send(client, stockTurnedJob, { menu_id: menuId, thing_ids });
  }
};

/**
 * Takes what an order needs of things that are counted, in its transaction (product.md §436). Nothing is asked of the database
 * where it needs none.
 * @throws {ApiFailure} as `refuseShortage`
 */
export const takeStock = async (
  client: Queryable,
  jobs: Jobs,
  orderId: string,
  wanted: readonly WantedStock[],
): Promise<void> => {
  if (wanted.length === 0) return;
  const taken = await takeCounts(client, orderId, wanted);
  const had = new Set(taken.map(({ thing_id }) => thing_id));
  const missing = wanted.filter(({ id }) => !had.has(id));
  if (missing.length > 0) {
    const left = await readLeft(
      client,
      missing.map(({ id }) => id),
    );
    refuseShortage(missing, (id) => left.get(id));
  }
  await followMoves(client, jobs, taken);
};

/** Gives back what an order took that is cancelled, once (product.md §436). */
export const giveBackStock = async (client: Queryable, jobs: Jobs, orderId: string): Promise<void> =>
  followMoves(client, jobs, await giveBackCounts(client, orderId));

/** Takes of what is left for an order that was cancelled and is taken on again (product.md §436). */
export const takeStockAgain = async (client: Queryable, jobs: Jobs, orderId: string): Promise<void> => {
  const needed = await findNeededAgain(client, orderId);
  if (needed.length > 0) await followMoves(client, jobs, await takeCounts(client, orderId, needed));
};
