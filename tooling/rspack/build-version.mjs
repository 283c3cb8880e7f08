import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from './dependency-packages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Inputs of every build beside the part itself. The client is included because builds declare the calls
 * that they make.
 */
const COMMON_INPUTS = [
  'shared-ui/package.json',
  'shared-api/package.json',
  'shared-api/src',
  'tooling/rspack',
];

/** Inputs of the shell only; remotes get them from it. */
const SHELL_INPUTS = ['shared-ui/src', 'shared-ui/assets', 'shared-ui/locales'];

const OWN_INPUTS = ['src', 'locales', 'public', 'package.json', 'rspack.config.mjs'];

/** Build tools. */
const TOOLS = ['@rspack/core', '@module-federation/enhanced'];

const IS_DEVELOPMENT_FILE = /(\.(test|stories)\.\w+|(development|stories)-config\.mjs|record-names\.mjs)$/;

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
 * @param {string} [root] of the repository
 */
export const commitOf = (entries, root = ROOT) => {
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
  const common = [...COMMON_INPUTS, ...(isShell ? SHELL_INPUTS : [])].map((entry) => path.join(ROOT, entry));
  const entries = [...OWN_INPUTS.map((entry) => path.join(packageDir, entry)), ...common].filter(existsSync);
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesUnder).sort()) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const brought = isShell ? ['shared-ui', 'shared-api'].map((name) => path.join(ROOT, name)) : [];
  const tools = packagesOf(path.join(ROOT, 'tooling'), TOOLS);
  const packages = [packageDir, ...brought].flatMap((dir) => packagesOf(dir));
  hash.update([...new Set([...tools, ...packages])].sort().join());
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const commit = commitOf(entries);
  return `${version}-${hash.digest('hex').slice(0, 10)}${commit && `.g${commit}`}`;
};
