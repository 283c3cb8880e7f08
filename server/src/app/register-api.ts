import type { FastifyInstance } from 'fastify';
import { registerAvailability } from '../modules/availability/availability-routes.ts';
import { registerBusinesses } from '../modules/businesses/businesses-routes.ts';
import { registerContact } from '../modules/contact/contact-routes.ts';
import { registerDiscovery } from '../modules/discovery/discovery-routes.ts';
import { registerExchangeRates } from '../modules/exchange-rates/exchange-rates-routes.ts';
import { setSecretsOnUnauthorized } from '../modules/identity/device-secret.ts';
import type { IdentityDeps } from '../modules/identity/identity-deps.ts';
import { registerIdentity } from '../modules/identity/identity-routes.ts';
import { registerSecurity } from '../modules/identity/security-routes.ts';
import { authenticateWith } from '../modules/identity/sessions.ts';
import { watchSessionsWith } from '../modules/identity/watch-sessions.ts';
import { acceptKeysWith } from '../modules/integrations/accept-keys.ts';
import { registerIntegrations } from '../modules/integrations/integrations-routes.ts';
import { registerWebhooks } from '../modules/integrations/webhooks-routes.ts';
import type { Media } from '../modules/media/media-service.ts';
import { registerMenuFiles } from '../modules/menus/import/menu-files-routes.ts';
import { registerMenus } from '../modules/menus/menus-routes.ts';
import { registerPriceChanges } from '../modules/menus/prices/price-changes-routes.ts';
import { registerStock } from '../modules/menus/stock/stock-routes.ts';
import { registerOperators } from '../modules/operators/operators-routes.ts';
import { registerOrders } from '../modules/orders/orders-routes.ts';
import { registerPayments, registerWebhook } from '../modules/payments/payments-routes.ts';
import type { CardPayments } from '../modules/payments/webhook.ts';
import { registerPlaces } from '../modules/places/places-routes.ts';
import { registerCloudPrnt } from '../modules/printers/cloudprnt-routes.ts';
import { registerPrinters } from '../modules/printers/printers-routes.ts';
import { registerPush } from '../modules/push/push-routes.ts';
import type { VapidKeys } from '../modules/push/vapid-keys.ts';
import { registerReadyScreens } from '../modules/ready-screens/ready-screens-routes.ts';
import { registerReleases, registerReports } from '../modules/releases/releases-routes.ts';
import type { Releases } from '../modules/releases/releases-service.ts';
import { tracePresses } from '../modules/releases/reports/trace-presses.ts';
import { createTeamCalls } from '../modules/releases/teams/team-calls.ts';
import { registerReviews } from '../modules/reviews/reviews-routes.ts';
import { registerSubscriptions } from '../modules/subscriptions/subscriptions-routes.ts';
import { acceptViewsWith } from '../modules/support-views/accept-views.ts';
import { registerSupportViews } from '../modules/support-views/support-views-routes.ts';
import { watchViewsWith } from '../modules/support-views/watch-views.ts';
import { registerTables } from '../modules/tables/tables-routes.ts';
import { openApiDocument } from '../platform/api-document/openapi.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reader } from '../platform/database/reader.ts';
import type { StandbyReader } from '../platform/database/standby.ts';
import type { EventBus } from '../platform/events/event-bus.ts';
import { createStreamRegistry } from '../platform/events/stream-registry.ts';
import { createCallRegistry } from '../platform/http/register-call.ts';
import { createResponseCache } from '../platform/http/response-cache.ts';
import { acceptUploads } from '../platform/http/uploaded-file.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Enqueue } from '../platform/queues/fair-queue.ts';
import { createOwnerQueue } from '../platform/queues/owner-queue.ts';
import { createConcurrencyLimits } from '../platform/rate-limit/concurrency-limits.ts';
import type { RateLimits } from '../platform/rate-limit/rate-limits.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { registerHealth } from './register-health.ts';

/** What the calls of the API work with, beside what they are for. */
export interface ApiDeps {
  config: Config;
  database: Database;
  /** What public pages are read from. */
  reads: Reader;
  standby: StandbyReader | undefined;
  events: EventBus;
  jobs: Jobs;
  clock: Clock;
  limits: RateLimits;
  enqueueRead: Enqueue;
  identity: IdentityDeps;
  vapidKeys: VapidKeys;
  media: Media;
  releases: Releases;
  /** Where the installation takes cards. */
  cards: CardPayments | undefined;
  tracing: Tracing | undefined;
}

/** Registers all calls below `/api`, and the document that describes them. */
export const registerApi = async (app: FastifyInstance, deps: ApiDeps): Promise<void> => {
  const { config, database, reads, standby, events, jobs, clock, limits, enqueueRead } = deps;
  const { identity, vapidKeys, media, releases, cards, tracing } = deps;
  const allowsPrivate = config.privatePushServices;
  const allowsLoopback = config.webhooksOnLoopback;
  const authenticate = acceptViewsWith(identity, acceptKeysWith(identity, authenticateWith(identity)));
  await app.register(
    async (api) => {
      await acceptUploads(api);
      setSecretsOnUnauthorized(api);
      const kept = createResponseCache(events, enqueueRead, standby?.expectChange);
      const callDeps = { authenticate, kept, enqueue: createOwnerQueue(config.rateLimits) };
      const registry = createCallRegistry(api, callDeps);
      const streams = createStreamRegistry(
        api,
        authenticate,
        watchViewsWith(identity, watchSessionsWith(database, events)),
        createConcurrencyLimits(config.rateLimits),
        events,
      );
      app.addHook('preClose', async () => streams.end());
      registerHealth(registry, { config, database, releases, clock });
      registerIdentity(registry, identity);
      registerSecurity(registry, identity);
      registerBusinesses(registry, { database, identity, media });
      registerSupportViews(registry, { database, clock });
      registerAvailability(registry, { database, jobs, limits, clock });
      registerTables(registry, database);
      registerReadyScreens(registry, { database, clock });
      registerDiscovery(registry, { reads, clock });
      registerPlaces(registry, { reads, clock });
      registerExchangeRates(registry, database);
      registerMenus(registry, { database, reads, media, jobs, clock });
      registerStock(registry, { database, jobs, clock });
      registerPriceChanges(registry, { database, jobs, clock });
      registerMenuFiles(registry, { database, jobs, clock, limits });
      registerOrders(registry, streams, {
        database,
        events,
        jobs,
        limits,
        clock,
        config,
        payments: cards?.payments,
      });
      registerIntegrations(registry, { database, clock });
      registerWebhooks(registry, { database, jobs, clock, limits, allowsLoopback });
      registerPrinters(registry, { database, clock });
      registerCloudPrnt(api, { database, clock });
      registerPush(registry, { database, limits, keys: vapidKeys, allowsPrivate });
      registerReviews(registry, { database, limits, clock });
      registerContact(registry, { database, jobs, limits, clock });
      registerPayments(registry, database, cards);
      registerSubscriptions(registry, { database, clock, billing: cards?.billing });
      const teams = createTeamCalls(api, database, kept);
      registerReleases(teams, releases);
      registerOperators(teams, { database, jobs, clock, allowsPrivateAddresses: !config.production });
      registerReports(registry, releases, tracePresses(tracing));
      const served = [...registry.registered, ...streams.registered, ...teams.registered];
      if (cards)
        await api.register(async (raw) => {
          const messages = createCallRegistry(raw, callDeps);
          registerWebhook(raw, messages, cards);
          served.push(...messages.registered);
        });
      let document: object | undefined;
      api.get('/openapi.json', async () => {
        document ??= openApiDocument(served, config.apiBaseUrl);
        return document;
      });
    },
    { prefix: '/api' },
  );
};
