import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/**
 * Runs SQL in the database of a data folder, beside its server or while none runs.
 * @template T
 * @param {string} dataDir whose database is running
 * @param {(client: Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withEmbedded = async (dataDir, work) => {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'tavolina' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
