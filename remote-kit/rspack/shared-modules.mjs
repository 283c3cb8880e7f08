import { installedFolder, packageIn } from './dependency-packages.mjs';

/**
 * Modules that all browser parts share. The shell provides them, remotes never bundle one. `eager` modules
 * are in the shell's first script; the others are loaded when a remote first needs them.
 * @type {Record<string, { package: string, eager: boolean }>}
 */
export const SHARED_MODULES = {
  react: { package: 'react', eager: true },
  'react/jsx-runtime': { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  '@tavolina/shared-api/client': { package: '@tavolina/shared-api', eager: true },
  '@tavolina/shared-api/auth': { package: '@tavolina/shared-api', eager: true },
  '@tavolina/shared-api/runtime': { package: '@tavolina/shared-api', eager: true },
  '@tavolina/shared-ui': { package: '@tavolina/shared-ui', eager: true },
  '@tavolina/shared-ui/overlays': { package: '@tavolina/shared-ui', eager: false },
};

const isOurs = (/** @type {string} */ name) => name.startsWith('@tavolina/');

/**
 * What a shared package says of itself. npm's are those that the design system depends on.
 * @param {string} dir absolute path of the part
 * @param {string} name
 */
const sharedPackage = (dir, name) =>
  packageIn(installedFolder(isOurs(name) ? dir : installedFolder(dir, '@tavolina/shared-ui'), name));

/**
 * The range that remotes accept. Of an npm package: from the version they are built with, within its major
 * version. Of ours the whole major version, because the names that a remote imports are compared one by one:
 * it need not wait for a shell with names that it does not use. Before a new major version,
 * `tavolina.earlier` of the package adds the earlier range, so that remotes can go live before the shell.
 * @param {import('./dependency-packages.mjs').Manifest} manifest
 */
const rangeOf = ({ name, version, tavolina }) => {
  const least = isOurs(name) ? `${version.split('.')[0]}.0.0` : version;
  return [tavolina?.earlier, `^${least}`].filter(Boolean).join(' || ');
};

/**
 * The table for the shell, which provides every module.
 * @param {string} dir absolute path of the shell
 */
export const sharedByShell = (dir) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: from, eager }]) => {
      const { version } = sharedPackage(dir, from);
      return [name, { singleton: true, eager, version, requiredVersion: `^${version}` }];
    }),
  );

/**
 * Versions of the modules that the shell provides, by name.
 * @param {string} dir absolute path of the shell
 */
export const sharedVersions = (dir) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: from }]) => [
      name,
      sharedPackage(dir, from).version,
    ]),
  );

/**
 * Names of our shared modules that are to go, by module, as their packages announce them (product.md §680).
 * @param {string} dir absolute path of the shell
 */
export const sharedDeprecations = (dir) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).flatMap(([name, { package: from }]) => {
      const names = isOurs(from) ? sharedPackage(dir, from).tavolina?.deprecated?.[name] : undefined;
      return names ? [[name, names]] : [];
    }),
  );

/**
 * The table for a remote, which gets every module from the shell and rejects versions out of range.
 * @param {string} dir absolute path of the remote
 */
export const sharedByRemote = (dir) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { package: from }]) => {
      const manifest = sharedPackage(dir, from);
      const { version } = manifest;
      const requiredVersion = rangeOf(manifest);
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
