import { spawn } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { endWithParent } from '../lib/end-with-parent.mjs';
import { SMALL_HEAP, SMALL_MALLOC } from '../lib/memory-options.mjs';
import { untilSaid } from '../lib/until-said.mjs';

/** The user nobody, who owns no files. */
const NOBODY = 65_534;

/**
 * Runs an assembled server as a service would: as an ordinary user, who cannot write to its folder, and with nothing of
 * this environment.
 * @param {string} folder what `assemble` made
 * @param {string} dataDir where it may write; need not exist
 * @param {number} port
 * @param {Record<string, string>} settings further ones
 * @returns {Promise<{ url: string, stop: () => Promise<number | null> }>} `stop` tells how it ended: 0 when orderly
 * @throws {Error} with what it said when it ends before it is ready
 */
export const runAssembled = async (folder, dataDir, port, settings) => {
  await mkdir(dataDir, { recursive: true });
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in user) await chown(dataDir, NOBODY, NOBODY);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...SMALL_MALLOC },
    ...{ NODE_ENV: 'production', PUBLIC_ORIGIN: url, PORT: String(port), DATA_DIR: dataDir },
    RELEASE_BUILDS: path.join(folder, 'builds'),
    ...settings,
  };
  const child = spawn(process.execPath, [...SMALL_HEAP, 'server/dist/bundle/main.js'], {
    cwd: folder,
    env,
    ...user,
  });
  endWithParent(child);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilSaid(child, /is ready/);
  return {
    url,
    stop: () => {
      // Ctrl-C reaches a server twice, from the terminal and from npm. The second must not cut its stop short.
      child.kill('SIGINT');
      child.kill('SIGINT');
      return ended;
    },
  };
};
