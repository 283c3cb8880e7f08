import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Modules that all browser parts share. The shell provides them, remotes never bundle one. `eager` modules
 * are in the shell's first script; the others are loaded when a remote first needs them.
 * @type {Record<string, { package: string, eager: boolean }>}
 */
export const SHARED_MODULES = {
  react: { package: 'shared-ui/node_modules/react', eager: true },
  'react/jsx-runtime': { package: 'shared-ui/node_modules/react', eager: true },
  'react-dom': { package: 'shared-ui/node_modules/react-dom', eager: true },
  '@tavolina/shared-api/client': { package: 'shared-api', eager: true },
  '@tavolina/shared-api/auth': { package: 'shared-api', eager: true },
  '@tavolina/shared-api/runtime': { package: 'shared-api', eager: true },
  '@tavolina/shared-ui': { package: 'shared-ui', eager: true },
  '@tavolina/shared-ui/overlays': { package: 'shared-ui', eager: false },
};

/**
 * @param {string} folder
 * @returns {{ version: string, tavolina?: { earlier?: string } }}
 */
const packageIn = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

/** @param {string} folder */
const versionOf = (folder) => packageIn(folder).version;

/**
 * The range that remotes accept. Of an npm package: from the version they are built with, within its major
 * version. Of ours the whole major version, because the names that a remote imports are compared one by one:
 * it need not wait for a shell with names that it does not use. Before a new major version,
 * `tavolina.earlier` of the package adds the earlier range, so that remotes can go live before the shell.
 * @param {string} folder
 */
const rangeOf = (folder) => {
  const { version, tavolina } = packageIn(folder);
  const isOurs = !folder.includes('node_modules');
  const least = isOurs ? `${version.split('.')[0]}.0.0` : version;
  return [tavolina?.earlier, `^${least}`].filter(Boolean).join(' || ');
};

/** The table for the shell, which provides every module. */
export const sharedByShell = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: folder, eager }]) => {
      const version = versionOf(folder);
      return [name, { singleton: true, eager, version, requiredVersion: `^${version}` }];
    }),
  );

/** Versions of the modules that the shell provides, by name. */
export const sharedVersions = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: folder }]) => [name, versionOf(folder)]),
  );

/** The table for a remote, which gets every module from the shell and rejects versions out of range. */
export const sharedByRemote = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: folder }]) => {
      const version = versionOf(folder);
      const requiredVersion = rangeOf(folder);
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion,
          import: /** @type {false} */ (false),
        },
      ];
    }),
  );
