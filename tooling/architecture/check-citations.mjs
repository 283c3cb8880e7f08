import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RULE = /^- \*\*§(\d+)\*\*/gm;
/** A file that names the rules once may go on with their numbers alone. */
const CITATION = /§(\d+)/g;
const SOURCE = /\.(tsx?|mjs|md|sql)$/;
const SKIPPED = /(^|\/)(node_modules|dist|\.data|test-results)(\/|$)/;

/**
 * Reports citations of product rules that do not exist, and numbers that stand for two rules.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkCitations = (root) => {
  const file = path.join(root, 'docs/product.md');
  if (!existsSync(file)) return [];
  const numbers = [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, number]) => number);
  const known = new Set(numbers);
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const files = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !SKIPPED.test(name));
  const wrong = files.flatMap((name) => {
    const cited = [...readFileSync(path.join(root, name), 'utf8').matchAll(CITATION)].map(
      ([, number]) => number,
    );
    return cited
      .filter((number) => !known.has(number))
      .map((number) => `${name}: product.md has no §${number}.`);
  });
  return [...doubled.map((number) => `docs/product.md: §${number} stands for two rules.`), ...wrong];
};
