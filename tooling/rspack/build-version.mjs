import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What besides the package itself decides its build. */
const COMMON_INPUTS = [
  'shared-ui/src',
  'shared-ui/assets',
  'shared-ui/locales',
  'shared-ui/package.json',
  'shared-api/src',
  'shared-api/package.json',
  'tooling/rspack',
  'pnpm-lock.yaml',
];

const OWN_INPUTS = ['src', 'locales', 'public', 'package.json', 'rspack.config.mjs'];

const IS_DEVELOPMENT_FILE = /\.(test|stories)\.\w+$/;

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
 * Name of a build: the package's version and a short hash of every input, so that equal inputs are built once and
 * different ones never share a folder.
 * @param {string} packageDir absolute path of the package
 */
export const buildVersion = (packageDir) => {
  const inputs = [
    ...OWN_INPUTS.map((entry) => path.join(packageDir, entry)),
    ...COMMON_INPUTS.map((entry) => path.join(ROOT, entry)),
  ];
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder).sort()) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
};
