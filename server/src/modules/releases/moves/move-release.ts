import type { ReleaseRequest } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/event-bus.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { recordAct } from '../../operator-acts/operator-acts-service.ts';
import { type AutomaticReason, reasonIn } from '../reports/automatic-reasons.ts';
import { requirePart } from '../teams/team-tokens.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { markWithdrawn } from '../versions/versions-repository.ts';
import { findChannel, saveChannel } from './channels-repository.ts';
import { checkForward, checkRollback } from './check-move.ts';
import { type LiveReleases, MOVES } from './live-releases.ts';
import { type MoveOrder, targetOf } from './move-targets.ts';
import { findLastGood, insertMove, lockMoves, type Move } from './moves-repository.ts';

/** Dependencies of moves. */
export interface MoveDeps {
  database: Database;
  liveReleases: LiveReleases;
}

/** English text stored beside the code, for readers of the table and for older servers. */
const inEnglish = (reason: string | AutomaticReason): string =>
  typeof reason === 'string' ? reason : reasonIn('en', reason);

const reasonsOf = ({
  reason,
  untriedBecause,
}: MoveOrder): Pick<Move, 'reason' | 'own_reason' | 'untried'> => ({
  reason: inEnglish(reason),
  own_reason: typeof reason === 'string' ? null : reason,
  untried: untriedBecause === undefined ? null : inEnglish(untriedBecause),
});

const move = async (
  client: Queryable,
  request: MoveOrder,
  by: string,
  beside: readonly VersionFacts[] | undefined,
): Promise<Move> => {
  const { part, action } = request;
  const at = await lockMoves(client);
  const channel = await findChannel(client, part);
  if (request.expected_move !== undefined && request.expected_move !== (channel?.move_id ?? 0))
    throw new ApiFailure('release_conflict');
  const target = targetOf(request, channel);
  const { stable, canary, canary_percent, version, replaced, withdrawn } = target;
  let isTriedByTeamOnly = false;
  if (action === 'rollback' || action === 'abort') await checkRollback(client, request, version);
  else ({ isTriedByTeamOnly } = await checkForward(client, request, version, beside));
  const recorded = {
    part,
    action,
    version,
    replaced,
    percent: action === 'canary' ? canary_percent : null,
    moved_by: by,
    ...reasonsOf(request),
    team_trial: isTriedByTeamOnly ? by : null,
    moved_at: at,
  };
  if (request.dry_run) return { ...recorded, id: 0 };
  const id = await insertMove(client, recorded);
  // A canary that was withdrawn before stays withdrawn until it is promoted.
  if (stable !== channel?.stable) await markWithdrawn(client, part, stable, null);
  if (withdrawn !== undefined) await markWithdrawn(client, part, withdrawn, at);
  await saveChannel(client, {
    part,
    stable,
    stable_since: channel?.stable === stable ? channel.stable_since : at,
    last_good: await findLastGood(client, part, { stable, canary }),
    canary,
    canary_percent,
    canary_since: canary === null ? null : canary === channel?.canary ? channel.canary_since : at,
    move_id: id,
  });
  await publish(client, MOVES, { id });
  return { ...recorded, id };
};

const inOneStep = async (
  { database, liveReleases }: MoveDeps,
  { dry_run }: MoveOrder,
  work: (client: Queryable) => Promise<Move>,
): Promise<Move> => {
  const done = await transaction(database, work);
  if (!dry_run) await liveReleases.refresh();
  return done;
};

/**
 * Moves a part: one row in one transaction, recorded and announced. Other processes are notified; this one
 * is up to date when this resolves.
 * @param beside the builds it will run with; by default the live ones
 * @throws {ApiFailure} `release_conflict`, `version_unknown`
 * @throws {MoveWithoutEffect} when the move would change nothing
 * @throws {ReleaseRefused} when the version does not fit to the live parts, or was never live before a
 * rollback
 */
export const moveRelease = (
  deps: MoveDeps,
  request: MoveOrder,
  by: string,
  beside?: readonly VersionFacts[],
): Promise<Move> => inOneStep(deps, request, (client) => move(client, request, by, beside));

/** The same for a request of a team, which is recorded as its act. */
export const moveByTeam = (
  deps: MoveDeps,
  { reason = '', by_hand, untried, ...request }: ReleaseRequest,
  team: Team,
): Promise<Move> => {
  requirePart(team, request.part);
  const why = by_hand ? { code: 'by_hand' as const } : reason;
  const order = { ...request, reason: why, untriedBecause: untried, by_team: team.part !== null };
  return inOneStep(deps, order, async (client) => {
    const done = await move(client, order, team.name, undefined);
    const { part, action, version } = done;
    const act = { by: team.name, about: `${part}@${version}`, reason: reason || undefined };
    if (!request.dry_run) await recordAct(client, action, act, done.moved_at);
    return done;
  });
};
