import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findChannel, listChannels } from './channels-repository.ts';
import { checkGranted } from './gate/check-granted.ts';
import { checkTogether } from './gate/check-together.ts';
import { checkTrial } from './gate/check-trial.ts';
import { type Refusal, ReleaseRefused } from './gate/refusal.ts';
import { listGranted } from './granted-paths-repository.ts';
import type { MoveOrder } from './move-targets.ts';
import { wasLive, wasUntried } from './moves-repository.ts';
import { sumCounts } from './reports-repository.ts';
import { findLastTrial } from './trials-repository.ts';
import type { VersionFacts } from './version-facts.ts';
import { healthOf } from './version-health.ts';
import { findVersion } from './versions-repository.ts';

/** Largest share of the visitors, in percent, that a team may give what no operator has tried (product.md §121, §142). */
const MOST_UNTRIED = 10;

/** Whether an operator has tried a version beside what is live, and all was well. */
const isTriedByOperator = async (
  client: Queryable,
  facts: VersionFacts,
  live: readonly VersionFacts[],
): Promise<boolean> => {
  const trial = await findLastTrial(client, facts.name, facts.version, 'operator');
  return checkTrial(facts, trial, live).length === 0;
};

/**
 * What an operator may do, a team may not: give many visitors what nobody but itself has tried, or nobody at all. The first
 * version of a part takes nothing from anybody, and a canary that visitors have opened has been tried by them.
 */
const checkShare = (
  { part, action, percent = 0, untried, unopened, by_team }: MoveOrder,
  { version, isExcused }: { version: string; isExcused: boolean },
): Refusal[] => {
  const isSmall = action === 'canary' && percent <= MOST_UNTRIED;
  if (!by_team || isSmall || (action === 'promote' && !unopened)) return [];
  const about = `${part}@${version}`;
  const values = { most: MOST_UNTRIED };
  if (untried !== undefined) return [{ about, reason: 'untried_share', values }];
  return isExcused ? [] : [{ about, reason: 'own_trial_share', values }];
};

/** A dry run is asked for before the trial. A canary that is promoted has been tried by visitors, if not by few. */
const needsTrial = async (
  client: Queryable,
  { part, action, untried, dry_run, by_team }: MoveOrder,
  version: string,
): Promise<boolean> => {
  if (dry_run) return false;
  if (action === 'promote') return by_team === true && (await wasUntried(client, part, version));
  return untried === undefined;
};

/** Visitors have tried what is promoted, unless whoever promotes it knows that none has (product.md §137). */
const checkOpened = async (
  client: Queryable,
  { part, action, unopened }: MoveOrder,
  version: string,
): Promise<Refusal[]> => {
  if (action !== 'promote' || unopened) return [];
  const since = (await findChannel(client, part))?.canary_since ?? undefined;
  const { opened } = healthOf(await sumCounts(client, since), part, version);
  return opened > 0 ? [] : [{ about: `${part}@${version}`, reason: 'canary_unopened' }];
};

/**
 * What goes forward has passed the gate beside what is live.
 * @returns whether it goes forward on its own team's word alone
 * @throws {ReleaseRefused}
 * @throws {ApiFailure} `version_unknown`
 */
export const checkFit = async (
  client: Queryable,
  order: MoveOrder,
  version: string,
  beside: readonly VersionFacts[] | undefined,
): Promise<{ isOwnWord: boolean }> => {
  const { part } = order;
  const facts = await findVersion(client, part, version);
  if (!facts) throw new ApiFailure('version_unknown');
  const live = beside ?? (await listChannels(client)).map(({ stable_facts }) => stable_facts);
  const isTried = await isTriedByOperator(client, facts, live);
  const isFirst = (await findChannel(client, part)) === undefined;
  const failed = (await needsTrial(client, order, version))
    ? checkTrial(facts, await findLastTrial(client, part, version), live)
    : [];
  const refusals = [
    ...checkTogether(facts, live),
    ...(order.by_team ? checkGranted(facts, await listGranted(client, part)) : []),
    ...checkShare(order, { version, isExcused: isFirst || isTried || failed.length > 0 }),
    ...(await checkOpened(client, order, version)),
    ...failed,
  ];
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return { isOwnWord: order.by_team === true && order.untried === undefined && !isTried };
};

/** Going back is refused for nothing that is broken now; but where nobody has been is no way back. */
export const checkWayBack = async (
  client: Queryable,
  { part, action }: MoveOrder,
  version: string,
): Promise<void> => {
  if (!(await findVersion(client, part, version))) throw new ApiFailure('version_unknown');
  if (action === 'rollback' && !(await wasLive(client, part, version)))
    throw new ReleaseRefused([{ about: `${part}@${version}`, reason: 'never_live' }]);
};
