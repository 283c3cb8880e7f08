import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Total } from './found-page.ts';

const atMost = (total: number): Total => ({
  total: Math.min(total, LIMITS.countedResults),
  isMinimum: total > LIMITS.countedResults,
});

/**
 * Counts the rows of a query up to a limit, without counting when a page that is not full tells. Counted after the page,
 * so that a search uses one connection at a time.
 */
export const countUpTo = async (
  database: Queryable,
  all: RawBuilder<unknown>,
  { limit, skip }: { limit: number; skip: number },
  shown: number,
): Promise<Total> => {
  const most = LIMITS.countedResults;
  if (shown < limit && (shown > 0 || skip === 0)) return atMost(skip + shown);
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (${all} LIMIT ${sql.lit(most + 1)}) AS counted`.execute(db(database));
  return atMost(rows[0]?.total ?? 0);
};
