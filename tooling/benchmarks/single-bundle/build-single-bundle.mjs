import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrThrow } from '../../../remote-kit/lib/run-program.mjs';
import { ROOT } from '../../lib/paths.mjs';

/** @typedef {import('../../lib/build-all.mjs').BuiltPart} BuiltPart */

const RSPACK = path.join(ROOT, 'tooling/node_modules/.bin/rspack');

/** Nothing is federated or shared, but the shell checks whether the remote is live. */
const NO_MANIFEST = '{"shared":[]}';

/**
 * Reduces a remote to what the server needs: its paths and texts. Its code is in the single bundle.
 * @param {BuiltPart} part
 * @param {string} folder
 * @returns {Promise<BuiltPart>}
 */
const buildEmptyRemote = async ({ name, folder: built }, folder) => {
  const target = path.join(folder, name, path.basename(built));
  await mkdir(target, { recursive: true });
  await cp(path.join(built, 'locales'), path.join(target, 'locales'), { recursive: true });
  const platform = JSON.parse(await readFile(path.join(built, 'platform.json'), 'utf8'));
  const texts = Object.entries(platform.files).filter(([file]) => file.startsWith('locales/'));
  await writeFile(path.join(target, platform.manifest), NO_MANIFEST);
  const integrity = `sha384-${createHash('sha384').update(NO_MANIFEST).digest('base64')}`;
  const manifest = { integrity, bytes: NO_MANIFEST.length };
  const files = { ...Object.fromEntries(texts), [platform.manifest]: manifest };
  // A build needs an entry to be accepted; this one never runs.
  const described = { ...platform, entry: platform.manifest, js: [], css: [], pages: {}, files };
  await writeFile(path.join(target, 'platform.json'), JSON.stringify(described));
  return { name, folder: target };
};

/**
 * Builds the single bundle and the reduced remotes, which the server publishes like other builds.
 * @param {BuiltPart[]} parts the federated builds of the same sources
 * @param {string} folder for the results
 * @returns {Promise<BuiltPart[]>}
 */
export const buildSingleBundle = async (parts, folder) => {
  const remotes = parts.filter(({ name }) => name !== 'shell');
  const shell = parts.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell among the builds');
  const built = path.join(folder, 'shell', path.basename(shell.folder));
  const config = path.join(import.meta.dirname, 'rspack.config.mjs');
  await runOrThrow(RSPACK, ['build', '-c', config, '--output-path', built]);
  return [
    { name: 'shell', folder: built },
    ...(await Promise.all(remotes.map((remote) => buildEmptyRemote(remote, folder)))),
  ];
};
