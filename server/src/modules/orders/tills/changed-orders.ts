import type { ChangedOrders, ChangedOrdersQuery, Language } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import { presentBusinessOrder } from '../order-presenter.ts';
import { requireOrdersPlan } from '../owned-order.ts';
import { listChangedOrders, lockChanges, numberChanges } from './changed-orders-repository.ts';

/** The content of a cursor: the last change number, and the earliest time that counts. */
interface Position {
  after: number;
  since: Date;
}

const CURSOR = /^(\d{1,15})\.(\d{1,15})$/;

const writeCursor = ({ after, since }: Position): string =>
  Buffer.from(`${after}.${since.getTime()}`).toString('base64url');

const readCursor = (cursor: string): Position | undefined => {
  const [, after, since] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (after === undefined || since === undefined) return undefined;
  const position = { after: Number(after), since: new Date(Number(since)) };
  return Number.isNaN(position.since.getTime()) ? undefined : position;
};

/**
 * Orders of a place that changed since a cursor, each in its current state (product.md §363). Without a cursor, those of
 * the last day. Parallel transactions cannot hide a change; an order that changes again is listed again.
 * @throws {ApiFailure} `plan_required`; `invalid_input` for an invalid cursor
 */
export const changedOrdersOf = async (
  database: Database,
  businessId: string,
  { cursor, limit }: ChangedOrdersQuery,
  { now, language }: { now: Date; language: Language },
): Promise<ChangedOrders> => {
  await requireOrdersPlan(database, businessId, now);
  const position =
    cursor === undefined ? { after: 0, since: new Date(now.getTime() - DAY_MS) } : readCursor(cursor);
  if (!position)
    throw new ApiFailure('invalid_input', {
      errors: wrongFields([{ field: 'cursor', message: 'invalid' }], language),
    });
  const { since } = position;
  return transaction(database, async (client) => {
    await lockChanges(client, businessId);
    await numberChanges(client, { businessId, since, limit: limit + 1 });
    const rows = await listChangedOrders(client, { businessId, ...position, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      orders: page.map(presentBusinessOrder),
      next_cursor: writeCursor({ after: page.at(-1)?.change_number ?? position.after, since }),
      has_more: rows.length > limit,
    };
  });
};
