import type { MenuDecision, OperatorMenu, TakenDown } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { operatorDecisionJob } from '../operator-acts/decision-jobs.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { lockMenus } from './menus-repository.ts';
import { refreshMenus } from './refresh-menus-repository.ts';
import {
  findForOperators,
  listForOperators,
  type MenuForOperators,
  markPutBack,
  markTakenDown,
} from './taken-down-repository.ts';

/** When a menu or a place was taken down and why; null where it was not. */
export const presentTakenDown = (row: {
  taken_down_at: Date | null;
  taken_down_reason: string | null;
}): TakenDown | null =>
  row.taken_down_at && { at: row.taken_down_at.toISOString(), reason: row.taken_down_reason ?? '' };

const present = (row: MenuForOperators): OperatorMenu => ({
  id: row.id,
  title: row.title,
  is_published: row.is_published ? 'published' : 'draft',
  taken_down: presentTakenDown(row),
});

/** The menus of a place as operators read them, the oldest first. */
export const menusForOperators = async (database: Queryable, businessId: string): Promise<OperatorMenu[]> =>
  (await listForOperators(database, businessId)).map(present);

/**
 * Takes a menu down with a reason, or puts it back as it was, records the act (product.md §565) and tells the place's
 * owners (§588). What is so already changes nothing. Orders that were placed go on.
 * @throws {ApiFailure} `menu_not_found`
 */
export const decideMenu = (
  { database, jobs }: { database: Database; jobs: Jobs },
  id: string,
  decision: MenuDecision,
  { by, at }: { by: string; at: Date },
): Promise<OperatorMenu> =>
  transaction(database, async (client) => {
    const menu = await findForOperators(client, id);
    if (!menu) throw new ApiFailure('menu_not_found');
    await lockMenus(client, menu.business_id);
    const reason = decision.decision === 'take_down' ? decision.reason : undefined;
    const decided =
      reason === undefined ? await markPutBack(client, id) : await markTakenDown(client, id, { at, reason });
    if (decided) {
      await refreshMenus(client, [id]);
      const act = reason === undefined ? 'menu_put_back' : 'menu_taken_down';
      await recordAct(client, act, { by, about: `${decided.title} · ${decided.business_id}`, reason }, at);
      await jobs.send(client, operatorDecisionJob, {
        kind: reason === undefined ? 'menuPutBack' : 'menuTakenDown',
        business_id: decided.business_id,
        subject: decided.title,
        reason,
        decided_at: at.toISOString(),
      });
    }
    // Another decision may have come between the first look and the lock.
    return present(decided ?? (await findForOperators(client, id)) ?? menu);
  });
