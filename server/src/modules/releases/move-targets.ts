import type { ReleaseAction, ReleaseRequest } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { AutomaticReason } from './automatic-reason.ts';
import type { Channel } from './channels-repository.ts';
import { ReleaseRefused } from './gate/refusal.ts';
import { MoveWithoutEffect } from './move-without-effect.ts';

/** A move as it is asked for, or as the platform itself decides on it. */
export type MoveOrder = Omit<ReleaseRequest, 'reason' | 'by_hand' | 'untried'> & {
  reason: string | AutomaticReason;
  untried?: string | AutomaticReason | undefined;
  /** Whether a team asks that may move this part alone, and not an operator. */
  by_team?: boolean;
};

type Target = Pick<Channel, 'stable' | 'canary' | 'canary_percent'> & {
  /** The version this move is about. */
  version: string;
  /** The version visitors had of what this move changes. */
  replaced: string | null;
  /** Given up by this move. */
  withdrawn?: string;
};

/** What the contract demands of such a request. */
const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new ApiFailure('malformed_request');
  return value;
};

/** @throws {MoveWithoutEffect} when everybody has the version */
const demandOther = (version: string, now: Channel): void => {
  if (version === now.stable) throw new MoveWithoutEffect({ because: 'is_live', part: now.part, version });
};

const canaryOf = ({ part, canary }: Channel): string => {
  if (canary === null) throw new MoveWithoutEffect({ because: 'no_canary', part });
  return canary;
};

const lastGoodOf = ({ part, last_good }: Channel): string => {
  if (last_good === null) throw new MoveWithoutEffect({ because: 'no_last_good', part });
  return last_good;
};

const NO_CANARY = { canary: null, canary_percent: null };

type Lead = (request: MoveOrder, now: Channel) => Target;

const toReleased = (version: string, now: Channel | undefined): Target => {
  if (now) demandOther(version, now);
  return { ...NO_CANARY, stable: version, version, replaced: now?.stable ?? null };
};

const toCanary: Lead = ({ version, percent }, now) => {
  const canary = given(version);
  demandOther(canary, now);
  return {
    stable: now.stable,
    canary,
    canary_percent: given(percent),
    version: canary,
    replaced: now.canary,
  };
};

const toPromoted: Lead = (_request, now) => toReleased(canaryOf(now), now);

const toAborted: Lead = (_request, now) => {
  const withdrawn = canaryOf(now);
  return { ...NO_CANARY, stable: now.stable, version: now.stable, replaced: withdrawn, withdrawn };
};

const toEarlier: Lead = ({ version }, now) => {
  const stable = version ?? lastGoodOf(now);
  demandOther(stable, now);
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

/**
 * Where a move leads.
 * @throws {MoveWithoutEffect} when it would change nothing
 * @throws {ReleaseRefused} when a part that was never released shall begin with a canary
 */
export const targetOf = (request: MoveOrder, now: Channel | undefined): Target => {
  const { part, action, version } = request;
  if (action === 'release') return toReleased(given(version), now);
  if (now) return LEADS[action](request, now);
  if (action !== 'canary') throw new MoveWithoutEffect({ because: 'never_released', part });
  throw new ReleaseRefused([{ about: part, reason: 'not_released' }]);
};
