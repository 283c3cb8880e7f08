import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import { describePublicPages } from '../modules/public-pages/public-pages-service.ts';
import type { Releases } from '../modules/releases/releases-service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { BACKGROUND_POOL, type Database, REQUEST_POOL } from '../platform/database/database.ts';
import { startEventBus } from '../platform/events/event-bus.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { registerPages } from '../platform/pages/register-pages.ts';
import { leaveAnswers, whileNoting } from './recorded-answers.ts';
import { sharingQueues } from './served-template.ts';
import { testDatabase } from './test-database.ts';

/** A fifth of the product's, because hundreds of tests wait for what is done in the background. */
const LOOK_MS = 100;

/** A listening server with a database of its own. */
export interface TestServer {
  /** Address of the API, e.g. `http://127.0.0.1:40123/api`. */
  api: string;
  database: Database;
  /** Address of that database, for connections of a test's own. */
  databaseUrl: string;
  /** The queue of the first process. */
  jobs: Jobs;
  /** Starts another server process' worth of application on the same database. */
  sibling: () => Promise<string>;
  /** Moves the server's clock forward. */
  advance: (ms: number) => void;
}

const servePages = async (app: FastifyInstance, { source }: Releases): Promise<void> =>
  registerPages(app, {
    releases: source,
    apiBaseUrl: '/api',
    publicOrigin: '',
    describePage: describePublicPages(app),
  });

/** What a server of a test has beside its settings. */
interface TestServerOptions {
  /** Takes the lines of its log, where `LOG_LEVEL` asks for any. */
  logTo?: { write: (line: string) => void };
  /** Whether it serves pages too, of what is live. */
  withPages?: boolean;
  /** Opens the connections for its requests, where they are of another kind than the product's. */
  openRequests?: (databaseUrl: string) => Database;
}

/** Starts a server for the tests of a file, and stops it after them. Settings as in the environment. */
export const testServer = (
  env: Record<string, string> = {},
  { logTo, withPages = false, openRequests }: TestServerOptions = {},
): TestServer => {
  const { url, openAnother, beforeDrop } = testDatabase(true);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-data-'));
  let ahead = 0;

  const listen = async (): Promise<string> => {
    // A machine that stands still for a second is no outage of the database, which tests of their own are about.
    const database =
      openRequests?.(url) ?? openAnother({ ...BACKGROUND_POOL, connections: REQUEST_POOL.connections });
    // What is open is closed from here on, also where the start fails.
    if (openRequests) beforeDrop(() => database.end());
    const events = await startEventBus(url);
    beforeDrop(events.stop);
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    });
    const background = openAnother(BACKGROUND_POOL);
    const own = createJobs(background, () => undefined, { lookMs: LOOK_MS });
    // With settings of its own a server may have kinds of work that others never do.
    const jobs = Object.keys(env).length === 0 ? sharingQueues(own) : own;
    const app = await whileNoting(() =>
      buildApp({
        config,
        database,
        background,
        events,
        jobs,
        ...(logTo && { logTo }),
        ...(withPages && { registerPages: servePages }),
        clock: () => new Date(systemClock().getTime() + ahead),
      }),
    );
    beforeDrop(() => app.close());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    server.database = database;
    server.jobs = jobs;
    return `${address}/api`;
  };

  const server: TestServer = {
    api: '',
    database: undefined as unknown as Database,
    databaseUrl: url,
    jobs: undefined as unknown as Jobs,
    sibling: listen,
    advance: (ms) => {
      ahead += ms;
    },
  };
  beforeAll(async () => {
    server.api = await listen();
  });
  afterAll(leaveAnswers);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  return server;
};
