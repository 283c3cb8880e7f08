import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Total } from './found-page.ts';

const atMost = (total: number): Total => ({
  total: Math.min(total, LIMITS.countedResults),
  isMinimum: total > LIMITS.countedResults,
});

/** Rows of a page, of which each may carry the number of all: that costs nothing where all were read to be ranked. */
type Shown = readonly { total?: number }[];

/**
 * Counts the rows of a query up to a limit, without counting when the page tells: it is not full, or its rows carry
 * their number. Counted after the page, so that a search uses one connection at a time.
 */
export const countUpTo = async (
  database: Queryable,
  all: RawBuilder<unknown>,
  { limit, skip }: { limit: number; skip: number },
  rows: Shown,
): Promise<Total> => {
  const most = LIMITS.countedResults;
  const shown = rows.length;
  if (shown < limit && (shown > 0 || skip === 0)) return atMost(skip + shown);
  if (rows[0]?.total !== undefined) return atMost(rows[0].total);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (${all} LIMIT ${sql.lit(most + 1)}) AS counted`.execute(db(database));
  return atMost(counted.rows[0]?.total ?? 0);
};
