import type { BudgetRequest, Language } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { recordAct } from '../../operator-acts/operator-acts-service.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { deleteBudget, storeBudget } from './budgets-repository.ts';
import { isKnownPart } from './known-part-repository.ts';

/**
 * Sets a part's budget, or gives it the platform's again, and records who did it and why (product.md §591).
 * @throws {ApiFailure} `invalid_input` when there is no such part: a slip would set a budget that holds for nobody
 * (product.md §624)
 */
export const setBudget = (
  database: Database,
  { part, kind, bytes, reason }: BudgetRequest,
  { name }: Team,
  language: Language,
): Promise<void> =>
  transaction(database, async (client) => {
    if (bytes !== null && !(await isKnownPart(client, part))) {
      const message = textsIn(language)('releases.unknownPart', { part });
      throw new ApiFailure('invalid_input', { errors: [{ field: 'part', message }] });
    }
    const now = new Date();
    if (bytes === null) await deleteBudget(client, part, kind);
    else await storeBudget(client, { part, kind, bytes, set_by: name, set_at: now });
    const about = `${part} ${kind} ${bytes ?? 'default'}`;
    await recordAct(client, 'budget_set', { by: name, about, reason }, now);
  });
