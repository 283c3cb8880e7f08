import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';

/** Which of some places take online orders at a time. */
export const findTakingOrders = async (
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db(database, 'find-taking-orders')
    .selectFrom('search_documents')
    .select('business_id')
    .distinct()
    .where('business_id', '=', anyOf([...ids]))
    .where('orders_until', '>', now)
    .execute();
  return new Set(rows.map(({ business_id }) => business_id));
};
