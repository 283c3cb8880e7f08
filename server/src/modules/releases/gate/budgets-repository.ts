import type { BudgetKind, Budgets } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, excluded } from '../../../platform/database/db.ts';

/** Budgets that operators set, in bytes of brotli, by part. */
export const listBudgets = async (database: Queryable): Promise<Map<string, Partial<Budgets>>> => {
  const rows = await db(database, 'list-release-budgets')
    .selectFrom('release_budgets')
    .select(['part', 'kind', 'bytes'])
    .orderBy('kind')
    .execute();
  const byPart = new Map<string, Partial<Budgets>>();
  for (const { part, kind, bytes } of rows) byPart.set(part, { ...byPart.get(part), [kind]: bytes });
  return byPart;
};

/** Sets a part's budget of a kind, in bytes of brotli, in place of the platform's. */
export const storeBudget = async (
  client: Queryable,
  budget: { part: string; kind: BudgetKind; bytes: number; set_by: string; set_at: Date },
): Promise<void> => {
  await db(client, 'store-release-budget')
    .insertInto('release_budgets')
    .values(budget)
    .onConflict((conflict) =>
      conflict
        .columns(['part', 'kind'])
        .doUpdateSet(excluded('release_budgets', ['bytes', 'set_by', 'set_at'])),
    )
    .execute();
};

/** Gives a part the platform's budget of a kind again. */
export const deleteBudget = async (client: Queryable, part: string, kind: BudgetKind): Promise<void> => {
  await db(client, 'delete-release-budget')
    .deleteFrom('release_budgets')
    .where('part', '=', part)
    .where('kind', '=', kind)
    .execute();
};
