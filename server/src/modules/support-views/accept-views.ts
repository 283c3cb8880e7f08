import {
  type CallDefinition,
  type CoveredFields,
  type Route,
  VIEW_CALLS,
} from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Authenticate } from '../../platform/http/register-call.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findOpenView } from './support-views-repository.ts';

/** Marks these tokens, also for scanners that look for leaked secrets. */
export const VIEW_TOKEN_PREFIX = 'tvv_';
/** Whatever begins like a view's token, so that a mistyped one is refused as one. */
const VIEW_HEADER = /^Bearer (tvv_.*)$/i;

/** Calls of one view: a console polls, and its reader opens page after page. */
const VIEW_LIMIT = { name: 'support-view', hits: 600, windowSeconds: 60 };

/**
 * What is covered of a call's answer.
 * @throws {ApiFailure} `read_only` for what changes something, `not_for_support` for what support does not see
 */
const coveredOf = ({ method, path }: CallDefinition): CoveredFields => {
  const covered = VIEW_CALLS[`${method} ${path}` as Route];
  if (covered) return covered;
  throw new ApiFailure(method === 'GET' ? 'not_for_support' : 'read_only');
};

/**
 * Wraps authentication so that it also accepts the token of a view, for the calls that read what support may see
 * (product.md §700). It reads the view on every call, so that one that was ended is refused at once.
 * @throws {ApiFailure} `unauthorized` for an unknown view or one that is over; `rate_limited`; `read_only`;
 * `not_for_support`
 */
export const acceptViewsWith =
  (
    { database, limits, clock }: { database: Database; limits: RateLimits; clock: Clock },
    authenticate: Authenticate,
  ): Authenticate =>
  async (authorization, call) => {
    const token = VIEW_HEADER.exec(authorization ?? '')?.[1];
    if (token === undefined) return authenticate(authorization, call);
    const view = await findOpenView(database, hashSecret(token), clock());
    if (!view) throw new ApiFailure('unauthorized');
    await limits.consume(VIEW_LIMIT, view.id);
    const covered = coveredOf(call);
    const { id, business_id: businessId, user_id: userId, role } = view;
    // Its calls take turns of their own: the owner waits for none of them.
    return { userId, businessId, role, sessionId: id, turn: id, covered };
  };
