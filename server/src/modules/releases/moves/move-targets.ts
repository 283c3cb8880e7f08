import type { ReleaseAction, ReleaseRequest } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { ReleaseRefused } from '../gate/refusal.ts';
import type { AutomaticReason } from '../reports/automatic-reasons.ts';
import type { Channel } from './channels-repository.ts';
import { MoveWithoutEffect } from './move-without-effect.ts';

/** A requested or automatic move. */
export type MoveOrder = Omit<ReleaseRequest, 'reason' | 'by_hand' | 'untried'> & {
  reason: string | AutomaticReason;
  /** Why no trial is needed; undefined where one is. */
  untriedBecause?: string | AutomaticReason | undefined;
  /** Whether a team asks that may move this part alone, and not an operator. */
  by_team?: boolean;
};

type Target = Pick<Channel, 'stable' | 'canary' | 'canary_percent'> & {
  /** The version this move is about. */
  version: string;
  /** The version that visitors had before. */
  replaced: string | null;
  /** The version that this move withdraws. */
  withdrawn?: string;
};

/** A field that the contract requires for such a request. */
const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new ApiFailure('malformed_request');
  return value;
};

/** @throws {MoveWithoutEffect} when all visitors have the version */
const requireOther = (version: string, now: Channel): void => {
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

type Transition = (request: MoveOrder, now: Channel) => Target;

const toReleased = (version: string, now: Channel | undefined): Target => {
  if (now) requireOther(version, now);
  return { ...NO_CANARY, stable: version, version, replaced: now?.stable ?? null };
};

const toCanary: Transition = ({ version, percent }, now) => {
  const canary = given(version);
  requireOther(canary, now);
  return {
    stable: now.stable,
    canary,
    canary_percent: given(percent),
    version: canary,
    replaced: now.canary,
  };
};

const toPromoted: Transition = (_request, now) => toReleased(canaryOf(now), now);

const toAborted: Transition = (_request, now) => {
  const withdrawn = canaryOf(now);
  return { ...NO_CANARY, stable: now.stable, version: now.stable, replaced: withdrawn, withdrawn };
};

const toEarlier: Transition = ({ version }, now) => {
  const stable = version ?? lastGoodOf(now);
  requireOther(stable, now);
  const { canary, canary_percent } = now.canary === stable ? NO_CANARY : now;
  return { stable, canary, canary_percent, version: stable, replaced: now.stable, withdrawn: now.stable };
};

/** The result of each action in a state. A part that was never released can only be released. */
const TRANSITIONS: Record<Exclude<ReleaseAction, 'release'>, Transition> = {
  canary: toCanary,
  promote: toPromoted,
  abort: toAborted,
  rollback: toEarlier,
};

/**
 * The state after a move.
 * @throws {MoveWithoutEffect} when it would change nothing
 * @throws {ReleaseRefused} when the first release of a part is a canary
 */
export const targetOf = (request: MoveOrder, now: Channel | undefined): Target => {
  const { part, action, version } = request;
  if (action === 'release') return toReleased(given(version), now);
  if (now) return TRANSITIONS[action](request, now);
  if (action !== 'canary') throw new MoveWithoutEffect({ because: 'never_released', part });
  throw new ReleaseRefused([{ about: part, reason: 'not_released' }]);
};
