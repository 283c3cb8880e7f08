import { setTimeout as delay } from 'node:timers/promises';
import { withEmbedded } from '../lib/embedded-client.mjs';

const LOOK_MS = 50;

/** Connections of the killed server that still finish a statement, which may take up jobs. */
const IS_BUSY = `
  SELECT EXISTS (
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
  ) AS is_busy`;

/** Expires the lease of a killed process's jobs at once. */
const EXPIRE_LEASES = `
  UPDATE pgboss.job SET started_on = started_on - interval '10 minutes' WHERE state = 'active'
  RETURNING data ->> 'order_id' AS id`;

/**
 * Releases the jobs of a killed server while none runs, so that the next one takes them at once.
 * @param {string} dataDir of the server, whose database is still running
 * @returns {Promise<string[]>} ids of the orders whose mails it may have been sending
 */
export const expireLeases = (dataDir) =>
  withEmbedded(dataDir, async (client) => {
    while ((await client.query(IS_BUSY)).rows[0].is_busy) await delay(LOOK_MS);
    const { rows } = await client.query(EXPIRE_LEASES);
    return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  });
