import type { ReleaseAction, ReleaseRequest } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { checkTogether } from './gate/check-together.ts';
import { checkTrial } from './gate/check-trial.ts';
import { ReleaseRefused } from './gate/refusal.ts';
import { type LiveBoard, MOVES } from './live-board.ts';
import { type OwnReason, reasonIn } from './own-reason.ts';
import {
  type Channel,
  findChannel,
  findLastGood,
  findVersion,
  insertMove,
  listChannels,
  lockMoves,
  type Move,
  markWithdrawn,
  saveChannel,
  wasLive,
} from './releases-repository.ts';
import { demandRight } from './team-tokens.ts';
import type { Team } from './team-tokens-repository.ts';
import { findLastTrial } from './trials-repository.ts';
import type { VersionFacts } from './version-facts.ts';

/** A move as it is asked for, or as the platform itself decides on it. */
export type MoveOrder = Omit<ReleaseRequest, 'reason' | 'by_hand' | 'untried'> & {
  reason: string | OwnReason;
  untried?: string | OwnReason | undefined;
};

/** What moving works on. */
export interface MoveDeps {
  database: Database;
  board: LiveBoard;
}

type Target = Pick<Channel, 'stable' | 'canary' | 'canary_percent'> & {
  /** The version this move is about. */
  version: string;
  /** The version visitors had of what this move changes. */
  replaced: string | null;
  /** Given up by this move. */
  withdrawn?: string;
};

const nothing = (subject: string): never => {
  throw new ApiFailure('nothing_to_move', { subject });
};

const canaryOf = ({ part, canary }: Channel): string => canary ?? nothing(`${part}: canary 0 %`);

const NO_CANARY = { canary: null, canary_percent: null };

type Lead = (request: MoveOrder, now: Channel) => Target;

const toCanary: Lead = ({ part, version, percent }, now) => {
  const canary = version ?? nothing(part);
  if (canary === now.stable) nothing(`${part} ${canary}`);
  return {
    stable: now.stable,
    canary,
    canary_percent: percent ?? nothing(part),
    version: canary,
    replaced: now.canary,
  };
};

const toPromoted: Lead = (_request, now) => {
  const stable = canaryOf(now);
  return { ...NO_CANARY, stable, version: stable, replaced: now.stable };
};

const toAborted: Lead = (_request, now) => {
  const withdrawn = canaryOf(now);
  return { ...NO_CANARY, stable: now.stable, version: now.stable, replaced: withdrawn, withdrawn };
};

const toEarlier: Lead = ({ part, version }, now) => {
  const stable = version ?? now.last_good ?? nothing(part);
  if (stable === now.stable) nothing(`${part} ${stable}`);
  const { canary, canary_percent } = now.canary === stable ? NO_CANARY : now;
  return { stable, canary, canary_percent, version: stable, replaced: now.stable, withdrawn: now.stable };
};

/** Where each move leads from a state; what was never released can only be released. */
const LEADS: Record<Exclude<ReleaseAction, 'release'>, Lead> = {
  canary: toCanary,
  promote: toPromoted,
  abort: toAborted,
  rollback: toEarlier,
};

const targetOf = (request: MoveOrder, now: Channel | undefined): Target => {
  const { part, action, version } = request;
  if (action !== 'release') {
    if (!now) throw new ReleaseRefused([{ about: part, reason: 'not_released' }]);
    return LEADS[action](request, now);
  }
  const stable = version ?? nothing(part);
  return { ...NO_CANARY, stable, version: stable, replaced: now?.stable ?? null };
};

const demandFit = async (
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
const demandWayBack = async (
  client: Queryable,
  { part, action }: MoveOrder,
  version: string,
): Promise<void> => {
  if (!(await findVersion(client, part, version))) throw new ApiFailure('version_unknown');
  if (action === 'rollback' && !(await wasLive(client, part, version)))
    throw new ReleaseRefused([{ about: `${part}@${version}`, reason: 'never_live' }]);
};

/** As it is kept beside its code: for whoever reads the table, and for a server from before the codes. */
const inEnglish = (reason: string | OwnReason): string =>
  typeof reason === 'string' ? reason : reasonIn('en', reason);

const reasonsOf = ({ reason, untried }: MoveOrder): Pick<Move, 'reason' | 'own_reason' | 'untried'> => ({
  reason: inEnglish(reason),
  own_reason: typeof reason === 'string' ? null : reason,
  untried: untried === undefined ? null : inEnglish(untried),
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
  if (action === 'rollback' || action === 'abort') await demandWayBack(client, request, version);
  else await demandFit(client, request, version, beside);
  const recorded = {
    part,
    action,
    version,
    replaced,
    percent: action === 'canary' ? canary_percent : null,
    moved_by: by,
    ...reasonsOf(request),
    moved_at: at,
  };
  if (request.dry_run) return { ...recorded, id: 0 };
  const id = await insertMove(client, recorded);
  await markWithdrawn(client, part, version, null);
  if (withdrawn !== undefined) await markWithdrawn(client, part, withdrawn, at);
  await saveChannel(client, {
    part,
    stable,
    stable_since: channel?.stable === stable ? channel.stable_since : at,
    last_good: await findLastGood(client, part, stable),
    canary,
    canary_percent,
    canary_since: canary === null ? null : canary === channel?.canary ? channel.canary_since : at,
    move_id: id,
  });
  await publish(client, MOVES, { id });
  return { ...recorded, id };
};

/**
 * Moves a part: one row, one transaction, recorded and announced with it. Other processes hear of it at once; this one
 * has it when this resolves.
 * @param beside the builds it will stand beside; the live ones without it
 * @throws {ApiFailure} `release_conflict`, `nothing_to_move`, `version_unknown`
 * @throws {ReleaseRefused} when the version does not fit to what is live, or was never live where the way leads back
 */
export const moveRelease = async (
  { database, board }: MoveDeps,
  request: MoveOrder,
  by: string,
  beside?: readonly VersionFacts[],
): Promise<Move> => {
  const done = await transaction(database, (client) => move(client, request, by, beside));
  if (!request.dry_run) await board.refresh();
  return done;
};

/** The same for a team. */
export const moveByTeam = (
  deps: MoveDeps,
  { reason = '', by_hand, ...request }: ReleaseRequest,
  team: Team,
): Promise<Move> => {
  demandRight(team, request.part);
  return moveRelease(deps, { ...request, reason: by_hand ? { code: 'by_hand' } : reason }, team.name);
};
