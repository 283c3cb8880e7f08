import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { endWithParent } from '../lib/end-with-parent.mjs';

const require = createRequire(import.meta.url);
const PROGRAM = path.join(path.dirname(require.resolve('verdaccio/package.json')), 'bin/verdaccio');
/** How long it may take to answer on a busy machine, in ms. */
const LONGEST = 60_000;

/** Anybody may publish, because it answers this machine alone. What it lacks it asks nobody for. */
const settings = (/** @type {string} */ folder) => `storage: ${path.join(folder, 'storage')}
uplinks: {}
packages:
  '**': { access: $all, publish: $all }
log: { type: stdout, level: error }
`;

/**
 * Starts a registry of npm packages on this machine, with the given ones in it.
 * @param {string} folder empty, for what it keeps
 * @param {readonly string[]} tarballs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startRegistry = async (folder, tarballs) => {
  const config = path.join(folder, 'config.yaml');
  await writeFile(config, settings(folder));
  const url = `http://127.0.0.1:${await getPort()}/`;
  const child = spawn(process.execPath, [PROGRAM, '--config', config, '--listen', url], { stdio: 'ignore' });
  endWithParent(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const answers = () =>
    fetch(new URL('-/ping', url)).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (const end = Date.now() + LONGEST; !(await answers()); await sleep(200))
      if (Date.now() > end || child.exitCode !== null) throw new Error('The registry does not answer.');
    const token = `--${url.replace('http:', '')}:_authToken=none`;
    for (const file of tarballs)
      await runOrThrow('npm', ['publish', file, '--registry', url, token], { cwd: folder });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
