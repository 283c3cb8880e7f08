import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/name-lock.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { OrderRow } from '../order-rows.ts';
import { VISIBLE_TO_BUSINESS, wholeOrders } from '../orders-repository.ts';

/** Changes after a number, of orders that last changed at or after a time. */
export interface Range {
  businessId: string;
  after: number;
  since: Date;
  limit: number;
}

/** Requests for changes of a place wait for each other until the transaction ends. */
export const lockChanges = (client: Queryable, businessId: string): Promise<void> =>
  lockName(client, `changes ${businessId}`);

/**
 * Numbers the changes of a place that have no number yet, earliest first. Skips orders that are being changed: the next
 * request numbers them.
 */
export const numberChanges = async (
  client: Queryable,
  { businessId, since, limit }: Omit<Range, 'after'>,
): Promise<void> => {
  await db(client, 'number-order-changes')
    .with('unnumbered', (kysely) =>
      kysely
        .selectFrom('orders as o')
        .select(['o.id', 'o.created_at', 'o.changed_at'])
        .where('o.business_id', '=', businessId)
        .where('o.change_number', 'is', null)
        .where('o.changed_at', '>=', since)
        .where(VISIBLE_TO_BUSINESS)
        .orderBy('o.changed_at')
        .orderBy('o.id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    // The numbers are given in the order of this list.
    .with('numbered', (kysely) =>
      kysely
        .selectFrom((inner) =>
          inner.selectFrom('unnumbered').selectAll().orderBy('changed_at').orderBy('id').as('u'),
        )
        .select(['u.id', 'u.created_at', sql<number>`nextval('order_change_numbers')`.as('number')]),
    )
    .updateTable('orders as o')
    .from('numbered as n')
    .set((eb) => ({ change_number: eb.ref('n.number') }))
    .whereRef('o.id', '=', 'n.id')
    .whereRef('o.created_at', '=', 'n.created_at')
    // Said once more for all of them, because PostgreSQL would read the orders of all months to join them.
    .where('o.created_at', '>=', ({ selectFrom }) =>
      selectFrom('unnumbered').select(({ fn }) => fn.min('created_at').as('first')),
    )
    .where('o.created_at', '<=', ({ selectFrom }) =>
      selectFrom('unnumbered').select(({ fn }) => fn.max('created_at').as('last')),
    )
    .execute();
};

const CHANGED = prepared<Range, OrderRow & { change_number: number }>(
  'list-changed-orders',
  (kysely, { businessId, after, since, limit }) =>
    wholeOrders(kysely)
      .select(({ ref }) => [sql<number>`${ref('o.change_number')}`.as('change_number')])
      .where('o.business_id', '=', businessId)
      .where('o.change_number', '>', after)
      .where('o.changed_at', '>=', since)
      .where(VISIBLE_TO_BUSINESS)
      .orderBy('o.change_number')
      .limit(limit),
);

/** Numbered changes of a place's orders, the earliest first. */
export const listChangedOrders = (client: Queryable, range: Range) => CHANGED(client, range);
