import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

/**
 * Serves the API on a catalogue, without its cache of answers and without limits.
 * @param {{ url: string, filling: import('pg').Pool }} catalogue
 * @returns {Promise<{ api: string, database: import('pg').Pool, stop: () => Promise<void> }>}
 */
export const serveCatalogue = async ({ url, filling }) => {
  const { openDatabase } = await server('platform/database/database.js');
  const { startEventBus } = await server('platform/events/event-bus.js');
  const { buildApp } = await server('app/build-app.js');
  const { createJobs } = await server('platform/jobs/jobs.js');
  const { systemClock } = await server('platform/clock/clock.js');
  const { readConfig } = await server('platform/config/config.js');
  const database = openDatabase(url, () => undefined);
  const events = await startEventBus(url);
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  // As in the product, not on the connections of requests: each kind of work looks for some at the start, and a request
  // that waits for a connection meanwhile is refused.
  const jobs = createJobs(filling, () => undefined);
  // Without a connection for events nothing is cached, so each request reaches the database.
  const bus = { ...events, connection: () => undefined };
  const app = await buildApp({
    config,
    database,
    background: filling,
    events: bus,
    jobs,
    clock: systemClock,
  });
  const api = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  return {
    api,
    database,
    stop: async () => {
      await app.close();
      await events.stop();
      await database.end();
    },
  };
};
