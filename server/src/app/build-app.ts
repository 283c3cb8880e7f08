import { calls } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { registerAvailability } from '../modules/availability/availability-routes.ts';
import { startAvailabilityUpkeep } from '../modules/availability/availability-upkeep.ts';
import { measureConsoles } from '../modules/availability/measure-consoles.ts';
import { handlePauseEnds } from '../modules/availability/pause-webhooks.ts';
import { queueSilenceWatch, startSilenceWatch } from '../modules/availability/silent-consoles.ts';
import { measureBackups, warningsOfBackups } from '../modules/backups/backups-service.ts';
import { registerBusinesses } from '../modules/businesses/businesses-routes.ts';
import { registerContact } from '../modules/contact/contact-routes.ts';
import { startContactUpkeep } from '../modules/contact/contact-upkeep.ts';
import { registerDiscovery } from '../modules/discovery/discovery-routes.ts';
import { registerExchangeRates } from '../modules/exchange-rates/exchange-rates-routes.ts';
import { areRatesOld } from '../modules/exchange-rates/exchange-rates-service.ts';
import { startRatesUpkeep } from '../modules/exchange-rates/rates-upkeep.ts';
import { setSecretsOnUnauthorized } from '../modules/identity/device-secret.ts';
import { registerIdentity } from '../modules/identity/identity-routes.ts';
import { startIdentityUpkeep } from '../modules/identity/identity-upkeep.ts';
import { registerSecurity } from '../modules/identity/security-routes.ts';
import { authenticateWith } from '../modules/identity/sessions.ts';
import { openSigningKeys } from '../modules/identity/signing-keys.ts';
import { watchSessionsWith } from '../modules/identity/watch-sessions.ts';
import { acceptKeysWith } from '../modules/integrations/accept-keys.ts';
import { registerIntegrations } from '../modules/integrations/integrations-routes.ts';
import { handleWebhooks } from '../modules/integrations/send-webhooks.ts';
import { registerWebhooks } from '../modules/integrations/webhooks-routes.ts';
import { startWebhooksUpkeep } from '../modules/integrations/webhooks-upkeep.ts';
import { createLiveAddresses } from '../modules/known-addresses/live-addresses.ts';
import { registerMedia } from '../modules/media/media-routes.ts';
import { createMedia } from '../modules/media/media-service.ts';
import { startMediaUpkeep } from '../modules/media/media-upkeep.ts';
import { startDeriveLekJobs } from '../modules/menus/derive-lek-jobs.ts';
import { registerMenuFiles } from '../modules/menus/import/menu-files-routes.ts';
import { registerMenus } from '../modules/menus/menus-routes.ts';
import { startNewItemsUpkeep } from '../modules/menus/new-items-upkeep.ts';
import { registerPriceChanges } from '../modules/menus/prices/price-changes-routes.ts';
import { startPriceChangesUpkeep } from '../modules/menus/prices/price-changes-upkeep.ts';
import { startSoldOutUpkeep } from '../modules/menus/stock/sold-out.ts';
import { registerStock } from '../modules/menus/stock/stock-routes.ts';
import { startStockUpkeep } from '../modules/menus/stock/stock-upkeep.ts';
import { registerNotifications } from '../modules/notifications/notifications-service.ts';
import { startSentMailsUpkeep } from '../modules/notifications/sent-mails-upkeep.ts';
import { registerOperators } from '../modules/operators/operators-routes.ts';
import { startOrderArchive } from '../modules/order-archive/order-archive-service.ts';
import { measureOrders } from '../modules/orders/figures/measure-orders.ts';
import { queueOrderDays, startOrderDaysUpkeep } from '../modules/orders/figures/order-days-upkeep.ts';
import { queuePopular, startPopularUpkeep } from '../modules/orders/figures/popular-upkeep.ts';
import { startPreparationUpkeep } from '../modules/orders/figures/preparation-upkeep.ts';
import {
  measureOrderMonths,
  queueOrderMonths,
  startOrderMonthsUpkeep,
} from '../modules/orders/months/order-months-upkeep.ts';
import { registerOrders } from '../modules/orders/orders-routes.ts';
import { handleUnansweredOrders } from '../modules/orders/steps/unanswered-orders.ts';
import { registerPayments, registerWebhook } from '../modules/payments/payments-routes.ts';
import { registerPlaces } from '../modules/places/places-routes.ts';
import { registerCloudPrnt } from '../modules/printers/cloudprnt-routes.ts';
import { registerPrinters } from '../modules/printers/printers-routes.ts';
import { startPrintersUpkeep } from '../modules/printers/printers-upkeep.ts';
import { registerPublicPages } from '../modules/public-pages/public-pages-routes.ts';
import { registerPush } from '../modules/push/push-routes.ts';
import { startPushUpkeep } from '../modules/push/push-upkeep.ts';
import { handlePushes } from '../modules/push/send-push.ts';
import { openVapidKeys } from '../modules/push/vapid-keys.ts';
import { registerReadyScreens } from '../modules/ready-screens/ready-screens-routes.ts';
import { warningsOfParts } from '../modules/releases/readiness.ts';
import { registerReleases, registerReports } from '../modules/releases/releases-routes.ts';
import { openReleases, type Releases } from '../modules/releases/releases-service.ts';
import { startReportsUpkeep } from '../modules/releases/reports/reports-upkeep.ts';
import { tracePresses } from '../modules/releases/reports/trace-presses.ts';
import { createTeamCalls } from '../modules/releases/teams/team-calls.ts';
import { warnOfMissing } from '../modules/releases/versions/missing-files.ts';
import { registerReviews } from '../modules/reviews/reviews-routes.ts';
import { queueSearchRefresh, startSearchUpkeep } from '../modules/search/search-service.ts';
import { registerSubscriptions } from '../modules/subscriptions/subscriptions-routes.ts';
import { acceptViewsWith } from '../modules/support-views/accept-views.ts';
import { registerSupportViews } from '../modules/support-views/support-views-routes.ts';
import { watchViewsWith } from '../modules/support-views/watch-views.ts';
import { registerTables } from '../modules/tables/tables-routes.ts';
import { openApiDocument } from '../platform/api-document/openapi.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type Database, warmUp } from '../platform/database/database.ts';
import { readerOf } from '../platform/database/reader.ts';
import type { StandbyReader } from '../platform/database/standby.ts';
import type { EventBus } from '../platform/events/event-bus.ts';
import { createStreamRegistry } from '../platform/events/stream-registry.ts';
import { answerUnknownCalls, createServer } from '../platform/http/create-server.ts';
import { createCallRegistry } from '../platform/http/register-call.ts';
import { createResponseCache } from '../platform/http/response-cache.ts';
import { acceptUploads } from '../platform/http/uploaded-file.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { registerMetrics } from '../platform/metrics/register-metrics.ts';
import { openObjectStore } from '../platform/object-store/open-object-store.ts';
import { createOwnerQueue } from '../platform/queues/owner-queue.ts';
import { createReadQueue } from '../platform/queues/read-queue.ts';
import { createConcurrencyLimits } from '../platform/rate-limit/concurrency-limits.ts';
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { startTelemetry } from '../platform/telemetry/start-telemetry.ts';
import type { TraceStep } from '../platform/tracing/trace-step.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { startCountersUpkeep } from './counters-upkeep.ts';
import { takeCards } from './take-cards.ts';

/** What the application runs on. */
export interface AppDeps {
  config: Config;
  /** Connections for requests. */
  database: Database;
  /** What public pages are read from where there is a standby; else they are read from the database. */
  standby?: StandbyReader | undefined;
  /** Connections for work that nobody waits for: however long it takes, requests have theirs. */
  background: Database;
  events: EventBus;
  jobs: Jobs;
  clock: Clock;
  /** Where lines of the log go, the standard output unless said otherwise. */
  logTo?: { write: (line: string) => void };
  /** Adds whatever is served beside the API: pages and files. */
  registerPages?: (app: FastifyInstance, releases: Releases, traceStep: TraceStep) => Promise<void>;
}

/** Assembles the HTTP application from its modules. */
export const buildApp = async ({
  config,
  database,
  standby,
  background,
  events,
  jobs: queue,
  clock,
  logTo,
  registerPages,
}: AppDeps): Promise<FastifyInstance> => {
  const reads = standby ?? readerOf(database);
  const telemetry = await startTelemetry(config.telemetry);
  const { dropped, takeLine, addToLine, tracing, traceStep } = telemetry;
  const app = await createServer(config, { takeLine, addToLine, ...(logTo && { logTo }) });
  app.addHook('onClose', telemetry.stop);
  const pools = { requests: database, background, ...(standby && { standby: standby.pool }) };
  const jobs = telemetry.trace({ app, pools, jobs: queue });
  const readers = { token: config.metricsToken, collector: config.telemetry.metrics };
  await registerMetrics(app, readers, {
    pools,
    jobs,
    dropped,
    more: [
      measureOrders(background),
      measureOrderMonths(background),
      measureConsoles(background, clock),
      ...(config.backupDir === undefined ? [] : [measureBackups(background)]),
    ],
  });
  const addresses = createLiveAddresses(database, events, clock);
  await addresses.refresh();
  app.addHook('onClose', async () => addresses.stop());
  const limits = createRateLimits(database, config.rateLimits, addresses.isKnown);
  const enqueueRead = createReadQueue(config.rateLimits);
  const store = await openObjectStore(config.imageStore);
  const media = createMedia({ database, background, store, clock, limits, traceStep });
  app.addHook('onClose', async () => media.stop());
  const releases = openReleases(database, background, events, await openObjectStore(config.releaseStore));
  await releases.liveReleases.refresh();
  app.addHook('onClose', releases.stop);
  const keys = await openSigningKeys(database, clock);
  const vapidKeys = await openVapidKeys(database);
  const allowsPrivate = config.privatePushServices;
  const allowsLoopback = config.webhooksOnLoopback;
  const identity = { database, keys, limits, jobs, clock };
  const authenticate = acceptViewsWith(identity, acceptKeysWith(identity, authenticateWith(identity)));
  const warn = (line: string): void => app.log.warn(line);
  const cards = await takeCards(app, { config, database, background, jobs, clock });

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
      registry.register(calls.health.live, async () => ({ status: 'ok' as const }));
      registry.register(calls.health.ready, async () => {
        const isOld = await areRatesOld(database, clock());
        const warnings = [
          ...(isOld ? ['exchange_rates_old' as const] : []),
          ...warningsOfParts(releases.liveReleases),
          ...(config.backupDir === undefined ? [] : await warningsOfBackups(database, clock())),
        ];
        return { status: 'ok' as const, ...(warnings.length > 0 && { warnings }) };
      });
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
  startIdentityUpkeep({ ...identity, database: background });
  startSoldOutUpkeep(background, jobs);
  startStockUpkeep({ database: background, jobs, clock });
  startDeriveLekJobs(background, jobs);
  startPriceChangesUpkeep({ database: background, jobs, clock });
  startAvailabilityUpkeep({ database: background, jobs, clock });
  handlePauseEnds({ database: background, jobs, clock });
  startSilenceWatch({ database: background, jobs, clock });
  startPreparationUpkeep({ database: background, jobs, clock });
  startOrderMonthsUpkeep({ database: background, jobs });
  startOrderDaysUpkeep({ database: background, jobs });
  startPopularUpkeep({ database: background, jobs, clock });
  startNewItemsUpkeep({ database: background, jobs, clock });
  handleUnansweredOrders({ database: background, jobs, clock, payments: cards?.payments });
  startSearchUpkeep(background, jobs);
  startRatesUpkeep(background, { jobs, clock, warn });
  startPushUpkeep({ database: background, jobs, clock });
  startContactUpkeep({ database: background, jobs, clock });
  startSentMailsUpkeep({ database: background, jobs, clock });
  startMediaUpkeep(media, jobs);
  startReportsUpkeep(background, jobs);
  startCountersUpkeep(background, jobs);
  handleWebhooks({ database: background, jobs, clock, allowsLoopback });
  startWebhooksUpkeep({ database: background, jobs, clock });
  startPrintersUpkeep({ database: background, jobs, clock });
  if (config.ordersKeptMonths !== undefined)
    startOrderArchive({
      ...{ jobs, clock, warn, keptMonths: config.ordersKeptMonths },
      url: background.options.connectionString ?? '',
      store: await openObjectStore(config.releaseStore),
    });
  await backUpNightly(app, { config, database: background, jobs, clock });
  handlePushes({
    ...{ database: background, jobs, clock, keys: vapidKeys, allowsPrivate, warn },
    subject: `mailto:${config.mail.contactEmail}`,
  });
  const mailer = createMailer(app, config.mail);
  registerNotifications({ config, identity: { ...identity, database: background }, mailer, warn });
  app.addHook('onReady', () => warmUp(database));
  app.addHook('onReady', jobs.start);
  app.addHook('onReady', () => queueSearchRefresh(background, jobs));
  app.addHook('onReady', () => queueOrderMonths(background, jobs));
  app.addHook('onReady', () => queueOrderDays(background, jobs));
  app.addHook('onReady', () => queuePopular(background, jobs));
  app.addHook('onReady', () => queueSilenceWatch(background, jobs));
  app.addHook('preClose', jobs.stop);
  app.addHook('onClose', async () => mailer.close());
  registerPublicPages(app, {
    database,
    publicOrigin: config.publicOrigin,
    enqueueRead,
    parts: () => releases.liveReleases.channels().map(({ stable_facts }) => stable_facts),
  });
  registerMedia(app, media);
  answerUnknownCalls(app);
  await registerPages?.(app, releases, traceStep);
  app.addHook('onReady', () => releases.contract.warn(warn));
  app.addHook('onReady', () => warnOfMissing(releases, warn));
  return app;
};
