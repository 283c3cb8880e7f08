import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from './packages-of.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What besides the part itself decides its build. The client is in it for the calls a build tells of. */
const COMMON_INPUTS = [
  'shared-ui/package.json',
  'shared-api/package.json',
  'shared-api/src',
  'tooling/rspack',
];

/** What only the shell brings; remotes take it from there. */
const SHELL_INPUTS = ['shared-ui/src', 'shared-ui/assets', 'shared-ui/locales'];

const OWN_INPUTS = ['src', 'locales', 'public', 'package.json', 'rspack.config.mjs'];

/** What builds are made with. */
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
 * The commit that changed these files last; nothing where some are as no commit has them, or where there is no history.
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
 * Name of a build: the part's version, a short hash of everything that goes into it, and the commit that changed it last
 * where all of it is committed. Equal inputs are built once, different ones never share a folder, and what goes into
 * another part alone changes nothing.
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
