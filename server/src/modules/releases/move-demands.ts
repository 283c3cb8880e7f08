import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { listChannels } from './channels-repository.ts';
import { checkTogether } from './gate/check-together.ts';
import { checkTrial } from './gate/check-trial.ts';
import { ReleaseRefused } from './gate/refusal.ts';
import type { MoveOrder } from './move-targets.ts';
import { wasLive } from './moves-repository.ts';
import { findLastTrial } from './trials-repository.ts';
import type { VersionFacts } from './version-facts.ts';
import { findVersion } from './versions-repository.ts';

/** What goes forward has passed the gate beside what is live. @throws {ReleaseRefused} @throws {ApiFailure} `version_unknown` */
export const demandFit = async (
  client: Queryable,
  { part, action, untried }: MoveOrder,
  version: string,
  beside: readonly VersionFacts[] | undefined,
): Promise<void> => {
  const facts = await findVersion(client, part, version);
  if (!facts) throw new ApiFailure('version_unknown');
  const live = beside ?? (await listChannels(client)).map(({ stable_facts }) => stable_facts);
  // A canary that is promoted has been tried by visitors.
  const needsTrial = action !== 'promote' && untried === undefined;
  const refusals = [
    ...checkTogether(facts, live),
    ...(needsTrial ? checkTrial(facts, await findLastTrial(client, part, version), live) : []),
  ];
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
};

/** Going back is refused for nothing that is broken now; but where nobody has been is no way back. */
export const demandWayBack = async (
  client: Queryable,
  { part, action }: MoveOrder,
  version: string,
): Promise<void> => {
  if (!(await findVersion(client, part, version))) throw new ApiFailure('version_unknown');
  if (action === 'rollback' && !(await wasLive(client, part, version)))
    throw new ReleaseRefused([{ about: `${part}@${version}`, reason: 'never_live' }]);
};
