import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { buildApp } from '../app/build-app.ts';
import { readConfig } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startEventBus } from '../platform/events/event-bus.ts';
import { TEMPLATE } from './test-run.ts';

/** A listening server with a database of its own. */
export interface TestServer {
  /** Address of the API, e.g. `http://127.0.0.1:40123/api`. */
  api: string;
  database: Database;
  /** Starts another server process' worth of application on the same database. */
  sibling: () => Promise<string>;
}

const administer = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** Starts a server for the tests of a file, and stops it after them. Settings as in the environment. */
export const testServer = (env: Record<string, string> = {}): TestServer => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const stops: (() => Promise<unknown>)[] = [];
  const server = {} as TestServer;

  const listen = async (): Promise<string> => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = name;
    const database = openDatabase(url.href, () => undefined);
    const events = await startEventBus(url.href);
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', ...env });
    const app = await buildApp({ config, database, events });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    stops.push(async () => {
      await app.close();
      await events.stop();
      await database.end();
    });
    server.database = database;
    return `${address}/api`;
  };

  beforeAll(async () => {
    await administer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    server.api = await listen();
    server.sibling = listen;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    await administer(`DROP DATABASE ${name}`);
  });
  return server;
};
