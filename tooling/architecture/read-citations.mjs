import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that names the rules once may go on with their numbers alone. */
const CITATION = /§(\d+)/g;
const READ = /\.(tsx?|mjs|md|sql|css)$/;
const SKIPPED = /(^|\/)(node_modules|dist|\.data|test-results)(\/|$)/;

const TEST = /\.(test|spec)\.\w+$|^tooling\/benchmarks\//;
/** Helpers of tests, and the check of citations itself with its samples. */
const NEITHER = /\.md$|(^|\/)(test|testing)\/|^(e2e|tooling\/architecture)\//;

/** @typedef {'code' | 'tests'} Side where a rule is kept, and where that is shown */
/** @typedef {{ file: string, numbers: string[], side: Side | undefined }} CitingFile */

/** @returns {Side | undefined} */
const sideOf = (/** @type {string} */ file) => {
  if (file.startsWith('tooling/architecture/')) return undefined;
  if (TEST.test(file)) return 'tests';
  return NEITHER.test(file) ? undefined : 'code';
};

/**
 * The files that cite product rules, by path.
 * @param {string} root absolute path of the repository
 * @returns {CitingFile[]}
 */
export const readCitations = (root) =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && READ.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !SKIPPED.test(file))
    .sort()
    .map((file) => {
      const cited = readFileSync(path.join(root, file), 'utf8').matchAll(CITATION);
      return { file, numbers: [...new Set([...cited].map(([, number = '']) => number))], side: sideOf(file) };
    })
    .filter(({ numbers }) => numbers.length > 0);
