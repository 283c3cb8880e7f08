import { calls } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { registerBusinesses } from '../modules/businesses/businesses-routes.ts';
import { registerDiscovery } from '../modules/discovery/discovery-routes.ts';
import { registerIdentity } from '../modules/identity/identity-routes.ts';
import { loadSigningKeys } from '../modules/identity/signing-keys.ts';
import { readAccessToken } from '../modules/identity/tokens.ts';
import { registerMenus } from '../modules/menus/menus-routes.ts';
import { registerOrders } from '../modules/orders/orders-routes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { EventBus } from '../platform/events/event-bus.ts';
import { createStreamRegistry } from '../platform/events/stream-registry.ts';
import { ApiFailure } from '../platform/http/api-failure.ts';
import { answerUnknownCalls, createServer } from '../platform/http/create-server.ts';
import { createKeptAnswers } from '../platform/http/kept-answers.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { type Authenticate, createCallRegistry } from '../platform/http/register-call.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts';

/** What the application runs on. */
export interface AppDeps {
  config: Config;
  database: Database;
  events: EventBus;
  jobs: Jobs;
  clock: Clock;
  /** Adds whatever is served beside the API: pages and files. */
  registerPages?: (app: FastifyInstance) => Promise<void>;
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Assembles the HTTP application from its modules. */
export const buildApp = async ({
  config,
  database,
  events,
  jobs,
  registerPages,
}: AppDeps): Promise<FastifyInstance> => {
  const app = await createServer(config);
  const keys = await loadSigningKeys(database);
  const limits = createRateLimits(database, config.rateLimits);
  const authenticate: Authenticate = async (authorization) => {
    if (authorization === undefined) return undefined;
    const token = BEARER.exec(authorization)?.[1];
    const ownerId = token === undefined ? undefined : await readAccessToken(keys, token);
    if (ownerId === undefined) throw new ApiFailure('unauthorized');
    return ownerId;
  };

  await app.register(
    async (api) => {
      const registry = createCallRegistry(api, authenticate, createKeptAnswers(events));
      const streams = createStreamRegistry(api, authenticate);
      app.addHook('preClose', async () => streams.end());
      registry.register(calls.health.live, async () => ({ status: 'ok' as const }));
      registry.register(calls.health.ready, async () => {
        await database.query('SELECT 1');
        return { status: 'ok' as const };
      });
      registerIdentity(registry, { database, keys, limits });
      registerBusinesses(registry, database);
      registerDiscovery(registry, database);
      registerMenus(registry, database);
      registerOrders(registry, streams, { database, events, jobs, limits, config });
      const document = openApiDocument([...registry.registered, ...streams.registered], config.apiBaseUrl);
      api.get('/openapi.json', async () => document);
    },
    { prefix: '/api' },
  );
  app.addHook('onReady', jobs.start);
  app.addHook('preClose', jobs.stop);
  answerUnknownCalls(app);
  await registerPages?.(app);
  return app;
};
