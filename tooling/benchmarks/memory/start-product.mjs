import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endWithParent } from '../../lib/end-with-parent.mjs';
import { SMALL_HEAP, SMALL_MALLOC } from '../../lib/memory-options.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { untilSaid } from '../../lib/until-said.mjs';

/**
 * Starts the product at any free port as `npm start` does, with demo data and without limits of rate.
 * @param {string} dataDir
 * @returns {Promise<{ url: string, roots: number[], stop: () => Promise<void> }>} `roots` are the processes that started all others
 */
export const startProduct = async (dataDir) => {
  const env = {
    ...process.env,
    ...SMALL_MALLOC,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
  };
  const child = spawn(process.execPath, [...SMALL_HEAP, 'tooling/commands/start.mjs'], { cwd: ROOT, env });
  endWithParent(child);
  const ended = new Promise((done) => child.once('exit', done));
  const [, url = ''] = await untilSaid(child, /is ready: (\S+)/);
  // PostgreSQL detaches from the process that started it.
  const postmaster = Number(
    (await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, roots: [Number(child.pid), postmaster], stop };
};
