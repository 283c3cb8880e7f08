import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { endWithParent } from '../lib/end-with-parent.mjs';
import { untilSaid } from '../lib/until-said.mjs';

/**
 * An empty folder outside of this repository, whose npm takes our packages from a registry of its own and all others from
 * where this machine's npm takes them.
 * @param {string} registry address
 */
export const makeFolder = async (registry) => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'tavolina-team-'));
  const folder = path.join(home, 'work');
  const cache = path.join(home, 'cache');
  const userconfig = path.join(home, '.npmrc');
  await mkdir(folder);
  await mkdir(cache);
  await writeFile(userconfig, `@tavolina:registry=${registry}\n`);
  // Packages that this machine has come from its cache; what npx installs for itself stays here.
  const known = (await runOrThrow('npm', ['config', 'get', 'cache'])).trim();
  await mkdir(path.join(known, '_cacache'), { recursive: true });
  await symlink(path.join(known, '_cacache'), path.join(cache, '_cacache'));
  const machine = (await runOrThrow('npm', ['config', 'get', 'registry'])).trim();
  const env = {
    npm_config_cache: cache,
    npm_config_userconfig: userconfig,
    npm_config_registry: machine,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  return { folder, env, remove: () => rm(home, { recursive: true, force: true }) };
};

/**
 * Shows a remote from its sources in the release of an installation.
 * @param {string} program the kit's
 * @param {{ cwd: string, env: Record<string, string>, from: string }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const develop = async (program, { cwd, env, from }) => {
  const args = ['dev', '--from', from, '--port', '0'];
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  endWithParent(child);
  const ended = new Promise((done) => child.once('exit', done));
  const [, url = ''] = await untilSaid(child, /is shown at (\S+),/);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
};
