import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Total } from '../list/found-page.ts';

/** A total, cut at what is counted. */
export const atMost = (total: number): Total => ({
  total: Math.min(total, LIMITS.countedResults),
  isMinimum: total > LIMITS.countedResults,
});

/** How many results there are where a page tells: it is not full, or lies behind the counted ones. */
export const totalOfPage = (
  { limit, skip }: { limit: number; skip: number },
  { length }: readonly unknown[],
): Total | undefined => {
  const isLast = length < limit && (length > 0 || skip === 0);
  const isFar = length > 0 && skip + length > LIMITS.countedResults;
  return isLast || isFar ? atMost(skip + length) : undefined;
};

/** Counts all rows of a query. */
export const countAll = async (database: Queryable, all: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${all}) AS counted`.execute(
    db(database),
  );
  return rows[0]?.total ?? 0;
};

/** Counts the rows of a query up to a limit (product.md §254). */
export const countUpTo = async (database: Queryable, all: RawBuilder<unknown>): Promise<Total> => {
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM (${all} LIMIT ${sql.lit(LIMITS.countedResults + 1)}) AS counted`.execute(
    db(database),
  );
  return atMost(counted.rows[0]?.total ?? 0);
};
