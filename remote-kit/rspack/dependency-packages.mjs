import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('@tavolina/shared-api/contract').Deprecation} Deprecation */

/**
 * @typedef {object} Manifest what a package says of itself
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {{
 *   namespace?: string, earlier?: string, bundled?: boolean, deprecated?: Record<string, Record<string, Deprecation>>
 * }} [tavolina] the namespace of its texts; the earlier range that parts accept besides; whether each part that depends on
 *   it bundles what it uses of it, with its texts; names that are to go, by shared module
 */

/**
 * @param {string} dir absolute path of a package
 * @returns {Manifest}
 */
export const packageIn = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/**
 * Folder of a package as resolved from another folder; undefined if it is not installed.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
const folderOf = (from, name) => {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  const above = path.dirname(from);
  return above === from ? undefined : folderOf(above, name);
};

/**
 * Folder of a package that has to be installed, whether it comes from a registry or from a workspace.
 * @param {string} from absolute path of the package that depends on it
 * @param {string} name
 * @returns {string} absolute path, without links
 * @throws {Error} where it is not installed
 */
export const installedFolder = (from, name) => {
  const folder = folderOf(from, name);
  if (!folder) throw new Error(`${name} is not installed for ${from}`);
  return folder;
};

/**
 * All npm packages that a package depends on, directly or indirectly.
 * @param {string} dir absolute path of the package
 * @param {readonly string[]} [names] where to start; by default all its dependencies
 * @returns {string[]} e.g. `zustand@5.0.9`
 */
export const packagesOf = (dir, names = Object.keys(packageIn(dir).dependencies ?? {})) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  const follow = (/** @type {string} */ from, /** @type {readonly string[]} */ wanted) => {
    for (const name of wanted.filter((each) => !each.startsWith('@tavolina/'))) {
      const folder = folderOf(from, name);
      if (!folder || found.has(folder)) continue;
      const { version, dependencies = {} } = packageIn(folder);
      found.set(folder, `${name}@${version}`);
      follow(folder, Object.keys(dependencies));
    }
  };
  follow(dir, names);
  return [...new Set(found.values())].sort();
};

/**
 * Packages of sources that a part bundles (decision 0098): those of its dependencies that say so of themselves.
 * @param {string} dir absolute path of the part
 * @returns {string[]} absolute paths of their folders
 */
export const bundledPackages = (dir) =>
  Object.keys(packageIn(dir).dependencies ?? {})
    .filter((name) => name.startsWith('@tavolina/'))
    .map((name) => installedFolder(dir, name))
    .filter((folder) => packageIn(folder).tavolina?.bundled === true);
