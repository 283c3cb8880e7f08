import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundledPackages, installedFolder, packageIn, packagesOf } from './dependency-packages.mjs';

/**
 * Inputs of every build beside the part itself, by the package that has them. The client is included because builds
 * declare the calls that they make.
 */
const COMMON_INPUTS = {
  '@tavolina/shared-ui': ['package.json'],
  '@tavolina/shared-api': ['package.json', 'src'],
};

/** Inputs of the shell only; remotes get them from it. */
const SHELL_INPUTS = {
  '@tavolina/shared-ui': ['package.json', 'src', 'assets', 'locales'],
  '@tavolina/tooling': ['rspack'],
};

/** Inputs of packages that a part bundles. */
const BUNDLED_INPUTS = ['package.json', 'src', 'locales'];

const OWN_INPUTS = ['src', 'locales', 'public', 'package.json', 'rspack.config.mjs'];

/** Folder of this package. */
const KIT = path.resolve(import.meta.dirname, '..');

/** Build tools. */
const TOOLS = ['@rspack/core', '@module-federation/enhanced'];

const IS_DEVELOPMENT_FILE = /(\.(test|stories)\.\w+|(development-shell|stories-config|record-names)\.mjs)$/;

/**
 * @param {string} entry
 * @returns {string[]}
 */
const filesUnder = (entry) => {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile() && !IS_DEVELOPMENT_FILE.test(found.name))
    .map((found) => path.join(found.parentPath, found.name));
};

/**
 * The last commit that changed these files; undefined if some are uncommitted or there is no history.
 * @param {string[]} entries
 * @param {string} root a folder of the repository
 */
export const commitOf = (entries, root) => {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['--no-optional-locks', ...args, '--', ...entries], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('log', '-1', '--format=%h', '--abbrev=10') : '';
  } catch {
    return '';
  }
};

/**
 * Name of a build: the part's version, a short hash of all inputs, and the last commit that changed them if
 * all are committed. Equal inputs are built once, different inputs never share a folder, and changes of
 * other parts do not matter.
 * @param {string} packageDir absolute path of the package
 */
export const buildVersion = (packageDir) => {
  const isShell = path.basename(packageDir) === 'shell';
  const shared = Object.entries(isShell ? { ...COMMON_INPUTS, ...SHELL_INPUTS } : COMMON_INPUTS);
  const bundled = bundledPackages(packageDir);
  const inputs = [
    { dir: packageDir, entries: OWN_INPUTS },
    ...bundled.map((dir) => ({ dir, entries: BUNDLED_INPUTS })),
    { dir: KIT, entries: ['rspack'] },
    ...shared.map(([name, entries]) => ({ dir: installedFolder(packageDir, name), entries })),
  ].map(({ dir, entries }) => ({
    dir,
    entries: entries.map((entry) => path.join(dir, entry)).filter(existsSync),
  }));
  const hash = createHash('sha256');
  for (const { dir, entries } of inputs)
    for (const file of entries.flatMap(filesUnder).sort())
      hash
        .update(`${packageIn(dir).name}/${path.relative(dir, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  const brought = isShell ? Object.keys(COMMON_INPUTS).map((name) => installedFolder(packageDir, name)) : [];
  const packages = [packageDir, ...bundled, ...brought].flatMap((dir) => packagesOf(dir));
  hash.update([...new Set([...packagesOf(KIT, TOOLS), ...packages])].sort().join());
  const { version } = packageIn(packageDir);
  const commit = commitOf(
    inputs.flatMap(({ entries }) => entries),
    packageDir,
  );
  return `${version}-${hash.digest('hex').slice(0, 10)}${commit && `.g${commit}`}`;
};
