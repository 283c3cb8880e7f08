import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '../../rspack/run-build.mjs';
import { singleBundleConfig } from './single-bundle-config.mjs';

/** @typedef {import('../../lib/build-all.mjs').BuiltPart} BuiltPart */

/**
 * Leaves of a remote only what the server asks about: which pages are its own, and its texts. Its code is in the
 * single bundle.
 * @param {BuiltPart} part
 * @param {string} releasesDir
 */
const publishEmptyRemote = async ({ name, folder }, releasesDir) => {
  const target = path.join(releasesDir, name, path.basename(folder));
  await mkdir(target, { recursive: true });
  await cp(path.join(folder, 'locales'), path.join(target, 'locales'), { recursive: true });
  const platform = JSON.parse(await readFile(path.join(folder, 'platform.json'), 'utf8'));
  await writeFile(path.join(target, 'mf-manifest.json'), '{}');
  const bare = { ...platform, entry: null, js: [], css: [], files: {} };
  await writeFile(path.join(target, 'platform.json'), JSON.stringify(bare));
};

/**
 * Builds the single bundle into a release store of its own, which the server then serves like any other.
 * @param {BuiltPart[]} parts the federated builds of the same sources
 * @param {string} releasesDir
 */
export const publishSingleBundle = async (parts, releasesDir) => {
  const remotes = parts.filter(({ name }) => name !== 'shell');
  const shell = parts.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell among the builds');
  const version = path.basename(shell.folder);
  await runBuild(singleBundleConfig(path.join(releasesDir, 'shell', version)));
  for (const remote of remotes) await publishEmptyRemote(remote, releasesDir);
  const live = Object.fromEntries(parts.map(({ name, folder }) => [name, path.basename(folder)]));
  await writeFile(path.join(releasesDir, 'registry.json'), JSON.stringify(live));
};
