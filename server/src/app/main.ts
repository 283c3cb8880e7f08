import { describePublicPages } from '../modules/public-pages/public-pages-service.ts';
import { clockAhead, systemClock } from '../platform/clock/clock.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { BACKGROUND_POOL, type Database, openDatabase } from '../platform/database/database.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../platform/database/embedded/embedded-database.ts';
import { openThroughPooler } from '../platform/database/pooler.ts';
import { readStandby } from '../platform/database/standby.ts';
import { startEventBus } from '../platform/events/event-bus.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { withTiles } from '../platform/pages/map-tiles.ts';
import { registerPages } from '../platform/pages/register-pages.ts';
import { paymentOrigins } from '../platform/payments/payment-origins.ts';
import { buildApp } from './build-app.ts';
import { sweepCounters } from './counters-upkeep.ts';
import { runPreparation } from './run-preparation.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const lossMessage = (error: Error | undefined): string =>
  error
    ? `PostgreSQL could not be restarted: ${error.message}`
    : 'PostgreSQL ended unexpectedly; restarting it.';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { payments } = config;
  const clock =
    payments.kind === 'sandbox' && payments.daysAhead > 0 ? clockAhead(payments.daysAhead) : systemClock;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  let isStopping = false;
  const handleSignal = (): void => {
    // A terminal and npm both pass on Ctrl-C; a second signal must not interrupt the stop.
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(`The stop failed: ${error}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);

  try {
    const embedded: EmbeddedDatabase | undefined = config.databaseUrl
      ? undefined
      : await startEmbeddedDatabase(config.dataDir, (error) => complain(lossMessage(error)));
    if (embedded) stops.push(embedded.stop);
    const url = embedded?.url ?? config.databaseUrl ?? '';
    const preparation = new AbortController();
    stops.push(async () => preparation.abort());
    await runPreparation({ url, demoData: config.demoData, signal: preparation.signal });
    const onError = (error: Error): void => complain(`Lost a connection to PostgreSQL: ${error.message}`);
    const endsWithServer = (database: Database): Database => {
      stops.push(() => database.end());
      return database;
    };
    const { databasePoolUrl, databaseReadUrl } = config;
    const database = endsWithServer(
      databasePoolUrl ? openThroughPooler(databasePoolUrl, onError) : openDatabase(url, onError),
    );
    const background = endsWithServer(openDatabase(url, onError, BACKGROUND_POOL));
    const standby =
      databaseReadUrl === undefined
        ? undefined
        : readStandby(database, endsWithServer(openDatabase(databaseReadUrl, onError)));
    if (standby) stops.push(standby.stop);
    const events = await startEventBus(url);
    stops.push(events.stop);
    const app = await buildApp({
      config,
      database,
      standby,
      background,
      events,
      jobs: createJobs(background, (error) => complain(`The queue of work: ${error.message}`), {
        onFailed: (name, id) => complain(`A job failed: ${name} ${id}`),
      }),
      clock,
      registerPages: async (server, releases, traceStep) => {
        registerPages(server, {
          releases: releases.source,
          apiBaseUrl: config.apiBaseUrl,
          publicOrigin: config.publicOrigin ?? '',
          keepsMenus: config.offlineMenus,
          policyOrigins: withTiles(paymentOrigins(config.payments, config.apiBaseUrl), config.mapTiles),
          mapTiles: config.mapTiles,
          traceShare: config.telemetry.traces?.share,
          describePage: describePublicPages(server),
          traceStep,
        });
      },
    });
    stops.push(() => app.close());
    await sweepCounters(background).catch((error: Error) => complain(`Old counters stay: ${error.message}`));
    const address = await app.listen({ host: config.host, port: config.port }).catch(sayTakenPort);
    say(`Tavolina is ready: ${config.publicOrigin ?? address}`);
  } catch (error) {
    await stop();
    throw error;
  }
};

/** @throws {ConfigError} where another program listens at the port; all else as it was thrown */
const sayTakenPort = (error: NodeJS.ErrnoException & { port?: number }): never => {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new ConfigError(`Port ${error.port} is taken: end what listens there, or name another one as PORT.`);
};

start().catch((error: unknown) => {
  complain(
    error instanceof ConfigError
      ? error.message
      : `Tavolina could not start: ${error instanceof Error ? error.stack : error}`,
  );
  process.exit(1);
});
