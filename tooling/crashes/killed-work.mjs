import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** Ends the wait for a killed process, as the minutes would for which its work stays in its hands. */
const LET_GO = `
  UPDATE pgboss.job SET started_on = started_on - interval '10 minutes' WHERE state = 'active'
  RETURNING data ->> 'order_id' AS id`;

/**
 * Gives up what a killed server had in hand, while none runs: another one does it when it next looks for such work.
 * @param {string} dataDir of the server, whose database runs on without it
 * @returns {Promise<string[]>} ids of the orders whose mails it may have been handing over
 */
export const releaseKilledWork = async (dataDir) => {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'tavolina' });
  await client.connect();
  try {
    const { rows } = await client.query(LET_GO);
    return rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  } finally {
    await client.end();
  }
};
