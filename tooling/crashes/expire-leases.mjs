import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** Expires the lease of a killed process's jobs at once. */
const EXPIRE_LEASES = `
  UPDATE pgboss.job SET started_on = started_on - interval '10 minutes' WHERE state = 'active'
  RETURNING data ->> 'order_id' AS id`;

/**
 * Releases the jobs of a killed server while none runs, so that the next one takes them at once.
 * @param {string} dataDir of the server, whose database is still running
 * @returns {Promise<string[]>} ids of the orders whose mails it may have been sending
 */
export const expireLeases = async (dataDir) => {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'tavolina' });
  await client.connect();
  try {
    const { rows } = await client.query(EXPIRE_LEASES);
    return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  } finally {
    await client.end();
  }
};
