import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { step } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { packPackages } from '../lib/pack-packages.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { develop, makeFolder } from './own-repository.mjs';
import { startRegistry } from './registry.mjs';

const NAME = 'remote-loyalty';
const PAGE = '/loyalty';

/**
 * A document as a browser gets it.
 * @param {string} url
 */
const documentAt = async (url) =>
  (await fetch(new URL(`${PAGE}?lng=en`, url), { headers: { accept: 'text/html' } })).text();

/**
 * The token of a team, as an operator makes it.
 * @param {string} dataDir of the running server
 */
const makeToken = async (dataDir) => {
  const args = ['server/dist/app/create-token.js', 'loyalty', '--part', NAME, '--path', PAGE];
  return (await runOrThrow(process.execPath, args, { env: { DATA_DIR: dataDir } })).trim();
};

/**
 * Makes, builds, tests and releases a remote as a team with its own repository does: from the packages alone.
 * @param {string} registry where the packages are
 * @param {{ url: string, dataDir: string }} installation
 */
const beTheTeam = async (registry, { url, dataDir }) => {
  const { folder, env, remove } = await makeFolder(registry);
  try {
    const own = { cwd: folder, env };
    await step('  npx new', () =>
      runOrThrow('npx', ['-y', '@tavolina/remote-kit', 'new', NAME, '--prefix', PAGE, '--beside', url], own),
    );
    const cwd = path.join(folder, NAME);
    await step('  npm install', () => runOrThrow('npm', ['install'], { ...own, cwd }));
    const kit = path.join(cwd, 'node_modules/.bin/tavolina-remote');
    const token = await makeToken(dataDir);
    const team = { cwd, env: { ...env, PLATFORM_URL: url, PLATFORM_TOKEN: token } };
    const run = (/** @type {string[]} */ ...args) => step(`  ${args[0]}`, () => runOrThrow(kit, args, team));
    await run('test');
    await run('build');
    const development = await develop(kit, { ...team, from: url });
    try {
      assert.match(await documentAt(development.url), new RegExp(`/development/${NAME}/`));
    } finally {
      await development.stop();
    }
    const [build = ''] = (await readdir(path.join(cwd, 'dist'))).filter((name) => /^\d/.test(name));
    await run('publish', path.join('dist', build));
    await run('release', `${NAME}@${build}`, '-m', 'the first page');
    assert.match(await documentAt(url), /<title>Loyalty · Tavolina<\/title>/);
  } finally {
    await remove();
  }
};

/**
 * Proves that a team needs no file of this repository (decision 0089): the packed packages go to a registry on this
 * machine, and all else happens outside, against a running installation.
 * @param {readonly import('../lib/build-all.mjs').BuiltPart[]} parts
 */
export const tryOwnRepository = async (parts) => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'tavolina-registry-'));
  const dataDir = await temporaryDataFolder('team');
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = [];
  try {
    const tarballs = await packPackages(path.join(home, 'packages'));
    await mkdir(path.join(home, 'registry'));
    const registry = await startRegistry(path.join(home, 'registry'), tarballs);
    running.push(registry);
    const server = await startServer(dataDir, parts);
    running.push(server);
    await beTheTeam(registry.url, { url: server.url, dataDir });
  } finally {
    for (const { stop } of running.reverse()) await stop();
    await rm(home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
};
