import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { checkCompatibility } from '../gate/check-compatibility.ts';
import { checkPathGrants } from '../gate/check-path-grants.ts';
import { checkTrial } from '../gate/check-trial.ts';
import { type Refusal, ReleaseRefused } from '../gate/refusal.ts';
import { sumCounts } from '../reports/reports-repository.ts';
import { healthOf } from '../reports/version-health.ts';
import { listGranted } from '../teams/granted-paths-repository.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { findVersion } from '../versions/versions-repository.ts';
import { factsBeside, findChannel, listChannels } from './channels-repository.ts';
import type { MoveOrder } from './move-targets.ts';
import { wasLive, wasUntried } from './moves-repository.ts';
import { findLastTrial } from './trials-repository.ts';

/**
 * Largest share of the visitors, in percent, to which a team may at first give a version that no operator has
 * tried; once visitors have opened it there, the team may promote it
 * (product.md §121, §142).
 */
const MOST_UNTRIED = 10;

/** Whether an operator's last trial of a version with the live parts succeeded. */
const isTriedByOperator = async (
  client: Queryable,
  facts: VersionFacts,
  live: readonly VersionFacts[],
): Promise<boolean> => {
  const trial = await findLastTrial(client, facts.name, facts.version, 'operator');
  return checkTrial(facts, trial, live).length === 0;
};

/**
 * What only its own team has tried goes to a small share of the visitors first. Exceptions: the first version
 * of a part, and a canary that visitors have opened. What nobody has tried always goes to a small share.
 */
const checkShare = (
  { part, action, percent = 0, untriedBecause, unopened, by_team }: MoveOrder,
  { version, isExcused }: { version: string; isExcused: boolean },
): Refusal[] => {
  const isSmall = action === 'canary' && percent <= MOST_UNTRIED;
  if (!by_team || isSmall || (action === 'promote' && !unopened)) return [];
  const about = `${part}@${version}`;
  const values = { most: MOST_UNTRIED };
  if (untriedBecause !== undefined) return [{ about, reason: 'untried_share', values }];
  return isExcused ? [] : [{ about, reason: 'own_trial_share', values }];
};

/**
 * A dry run needs no trial, because it comes first. Promoting a canary needs none, because visitors have
 * opened it, unless a team began it without one. Otherwise whoever says why there is none needs none.
 */
const needsTrial = async (
  client: Queryable,
  { part, action, untriedBecause, dry_run, by_team }: MoveOrder,
  version: string,
): Promise<boolean> => {
  if (dry_run) return false;
  if (action === 'promote') return by_team === true && (await wasUntried(client, part, version));
  return untriedBecause === undefined;
};

/**
 * Promoting requires that visitors have opened the canary, unless the caller states that none has
 * (product.md §137).
 */
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
 * Checks that a version to move forward passed the gate with the live parts.
 * @returns whether only its own team has tried it
 * @throws {ReleaseRefused}
 * @throws {ApiFailure} `version_unknown`
 */
export const checkForward = async (
  client: Queryable,
  order: MoveOrder,
  version: string,
  beside: readonly VersionFacts[] | undefined,
): Promise<{ isTriedByTeamOnly: boolean }> => {
  const { part } = order;
  const facts = await findVersion(client, part, version);
  if (!facts) throw new ApiFailure('version_unknown');
  const channels = await listChannels(client);
  // A trial opens each canary too, but notes beside which stable versions.
  const live = beside ?? channels.map(({ stable_facts }) => stable_facts);
  const isTried = await isTriedByOperator(client, facts, live);
  const isFirst = (await findChannel(client, part)) === undefined;
  const failed = (await needsTrial(client, order, version))
    ? checkTrial(facts, await findLastTrial(client, part, version), live)
    : [];
  const granted = await listGranted(client, part);
  const refusals = [
    ...checkCompatibility(facts, beside ?? factsBeside(channels, part), granted),
    ...(order.by_team ? checkPathGrants(facts, granted) : []),
    ...checkShare(order, { version, isExcused: isFirst || isTried || failed.length > 0 }),
    ...(await checkOpened(client, order, version)),
    ...failed,
  ];
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return { isTriedByTeamOnly: order.by_team === true && order.untriedBecause === undefined && !isTried };
};

/** Checks a rollback. Current problems do not block it, but its target must have been live before. */
export const checkRollback = async (
  client: Queryable,
  { part, action }: MoveOrder,
  version: string,
): Promise<void> => {
  if (!(await findVersion(client, part, version))) throw new ApiFailure('version_unknown');
  if (action === 'rollback' && !(await wasLive(client, part, version)))
    throw new ReleaseRefused([{ about: `${part}@${version}`, reason: 'never_live' }]);
};
