import type { FastifyInstance } from 'fastify';
import { measureConsoles } from '../modules/availability/measure-consoles.ts';
import { measureBackups } from '../modules/backups/backups-service.ts';
import { openSigningKeys } from '../modules/identity/signing-keys.ts';
import { createLiveAddresses } from '../modules/known-addresses/live-addresses.ts';
import { registerMedia } from '../modules/media/media-routes.ts';
import { createMedia } from '../modules/media/media-service.ts';
import { measureOrders } from '../modules/orders/figures/measure-orders.ts';
import { measureOrderMonths } from '../modules/orders/months/order-months-upkeep.ts';
import { registerPublicPages } from '../modules/public-pages/public-pages-routes.ts';
import { openVapidKeys } from '../modules/push/vapid-keys.ts';
import { openReleases, type Releases } from '../modules/releases/releases-service.ts';
import { warnOfMissing } from '../modules/releases/versions/missing-files.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type Database, warmUp } from '../platform/database/database.ts';
import { readerOf } from '../platform/database/reader.ts';
import type { StandbyReader } from '../platform/database/standby.ts';
import type { EventBus } from '../platform/events/event-bus.ts';
import { answerUnknownCalls, createServer } from '../platform/http/create-server.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { registerMetrics } from '../platform/metrics/register-metrics.ts';
import { openObjectStore } from '../platform/object-store/open-object-store.ts';
import { createReadQueue } from '../platform/queues/read-queue.ts';
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { startTelemetry } from '../platform/telemetry/start-telemetry.ts';
import type { TraceStep } from '../platform/tracing/trace-step.ts';
import { registerApi } from './register-api.ts';
import { startUpkeep } from './start-upkeep.ts';
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
  const identity = { database, keys, limits, jobs, clock };
  const warn = (line: string): void => app.log.warn(line);
  const cards = await takeCards(app, { config, database, background, jobs, clock });

  await registerApi(app, {
    ...{ config, database, reads, standby, events, jobs, clock, limits, enqueueRead },
    ...{ identity, vapidKeys, media, releases, cards, tracing },
  });
  app.addHook('onReady', () => warmUp(database));
  app.addHook('onReady', jobs.start);
  await startUpkeep(app, {
    ...{ config, database: background, jobs, clock, vapidKeys, media, cards },
    identity: { ...identity, database: background },
  });
  // Behind those of the upkeep: they end work that this waits for.
  app.addHook('preClose', jobs.stop);
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
