import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverProcess } from '../lib/server-process.mjs';

/**
 * The built server on its own data folder, which can be killed.
 * @param {string} dataDir
 * @param {string} smtpUrl
 */
export const productProcess = (dataDir, smtpUrl) => {
  const { start, end } = serverProcess({
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Tavolina <porosi@tavolina.test>',
  });
  return {
    start,
    /**
     * Kills the server and starts it again, on its previous port.
     * @param {() => Promise<void>} meanwhile
     */
    crashServer: async (meanwhile) => {
      await end('SIGKILL');
      await meanwhile();
      await start();
    },
    /** Kills PostgreSQL. The server restarts it by itself. */
    crashDatabase: async () => {
      const file = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    },
    stop: () => end(),
  };
};
