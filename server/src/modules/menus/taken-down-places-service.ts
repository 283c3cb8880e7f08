import type { DecidedPlace, MenuDecision } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { operatorDecisionJob } from '../operator-acts/decision-jobs.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { lockMenus } from './menus-repository.ts';
import { refreshMenus } from './refresh-menus-repository.ts';
import { findTakenDown, holdMenus, markPlace, showMenus } from './taken-down-places-repository.ts';
import { menusForOperators, presentTakenDown } from './taken-down-service.ts';

/** Who decides, and when. */
interface Deciding {
  by: string;
  at: Date;
}

/** Withdraws the menus of a place or shows them again, records the act and tells the owners. */
const followDecision = async (
  client: Queryable,
  jobs: Jobs,
  id: string,
  decision: MenuDecision,
  { by, at }: Deciding,
): Promise<void> => {
  const isDown = decision.decision === 'take_down';
  const menus = isDown ? await holdMenus(client, id) : await showMenus(client, id);
  if (menus.length > 0) await refreshMenus(client, menus);
  const reason = isDown ? decision.reason : undefined;
  await recordAct(client, isDown ? 'place_taken_down' : 'place_put_back', { by, about: id, reason }, at);
  await jobs.send(client, operatorDecisionJob, {
    kind: isDown ? 'placeTakenDown' : 'placePutBack',
    business_id: id,
    reason,
    decided_at: at.toISOString(),
  });
};

/**
 * Takes a place down with a reason, or puts it back, with its menus as they were, records the act (product.md §586) and
 * tells its owners (§588). What is so already changes nothing. Orders that were placed go on.
 * @throws {ApiFailure} `place_not_found`
 */
export const decidePlace = (
  { database, jobs }: { database: Database; jobs: Jobs },
  id: string,
  decision: MenuDecision,
  { by, at }: Deciding,
): Promise<DecidedPlace> =>
  transaction(database, async (client) => {
    await lockMenus(client, id);
    if (await markPlace(client, id, decision.decision === 'take_down' ? { ...decision, at } : undefined))
      await followDecision(client, jobs, id, decision, { by, at });
    const place = await findTakenDown(client, id);
    if (!place) throw new ApiFailure('place_not_found');
    return { taken_down: presentTakenDown(place), menus: await menusForOperators(client, id) };
  });
