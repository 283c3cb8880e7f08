import { withEmbedded } from '../lib/embedded-client.mjs';

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
    const { rows } = await client.query(EXPIRE_LEASES);
    return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  });
