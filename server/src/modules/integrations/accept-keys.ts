import { type CallDefinition, type KeyScope, SCOPE_CALLS } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Authenticate } from '../../platform/http/register-call.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { acceptHeartbeat } from '../availability/availability-service.ts';
import { connectsTills } from '../subscriptions/subscriptions-service.ts';
import { findKey, touchKey } from './api-keys-repository.ts';

/** Whatever begins like a key, so that a mistyped one is refused as a key (product.md §360). */
const KEY_HEADER = /^Bearer (tav_.*)$/i;

/** Calls of one key (product.md §362): ten a second on average. */
const KEY_LIMIT = { name: 'api-key', hits: 600, windowSeconds: 60 };

const SCOPES_OF_ROUTE = new Map<string, KeyScope[]>();
for (const [scope, routes] of Object.entries(SCOPE_CALLS) as [KeyScope, readonly string[]][])
  for (const route of routes) SCOPES_OF_ROUTE.set(route, [...(SCOPES_OF_ROUTE.get(route) ?? []), scope]);

const isAllowed = ({ method, path }: CallDefinition, scopes: readonly KeyScope[]): boolean =>
  SCOPES_OF_ROUTE.get(`${method} ${path}`)?.some((scope) => scopes.includes(scope)) ?? false;

const ORDER_CALLS = new Set<string>([...SCOPE_CALLS.orders_read, ...SCOPE_CALLS.orders_write]);

/** Whether a call shows that a till answers orders: one that may not move them only reads (product.md §514). */
const answersOrders = ({ method, path }: CallDefinition, scopes: readonly KeyScope[]): boolean =>
  scopes.includes('orders_write') && ORDER_CALLS.has(`${method} ${path}`);

/**
 * Wraps authentication so that it also accepts the keys of tills, for the calls that their scopes allow (product.md
 * §361). Reads the key on every call, so that a deleted key is refused at once. A call about orders of a key that moves
 * them counts as a heartbeat, like that of a console (product.md §514).
 * @throws {ApiFailure} `unauthorized` for an unknown, mistyped or deleted key; `rate_limited`; `key_not_allowed`
 */
export const acceptKeysWith =
  (
    { database, limits, jobs, clock }: { database: Database; limits: RateLimits; jobs: Jobs; clock: Clock },
    authenticate: Authenticate,
  ): Authenticate =>
  async (authorization, call) => {
    const text = KEY_HEADER.exec(authorization ?? '')?.[1];
    if (text === undefined) return authenticate(authorization, call);
    const key = await findKey(database, hashSecret(text));
    if (!key) throw new ApiFailure('unauthorized', { by: 'key' });
    const { id, business_id: businessId, created_by: userId, role, scopes } = key;
    await limits.consume(KEY_LIMIT, id);
    const now = clock();
    await touchKey(database, id, now);
    if (!isAllowed(call, scopes) || !(await connectsTills(database, businessId, now)))
      throw new ApiFailure('key_not_allowed');
    if (answersOrders(call, scopes)) await acceptHeartbeat({ database, jobs }, businessId, now);
    return { userId, businessId, role, sessionId: id, turn: id };
  };
