import type { BudgetRequest } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { deleteBudget, storeBudget } from './budgets-repository.ts';
import type { Team } from './team-tokens-repository.ts';

/** Sets a part's budget, or gives it the platform's again, and records who did it and why (product.md §591). */
export const setBudget = (
  database: Database,
  { part, kind, bytes, reason }: BudgetRequest,
  { name }: Team,
): Promise<void> =>
  transaction(database, async (client) => {
    const now = new Date();
    if (bytes === null) await deleteBudget(client, part, kind);
    else await storeBudget(client, { part, kind, bytes, set_by: name, set_at: now });
    const about = `${part} ${kind} ${bytes ?? 'default'}`;
    await recordAct(client, 'budget_set', { by: name, about, reason }, now);
  });
