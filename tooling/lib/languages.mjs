import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** The one that everything is written in first (product.md §3). */
const FIRST = 'sq';

/**
 * The languages that a repository's shell has catalogues of, the one everything is written in first at the front.
 * @param {string} root absolute path of the repository
 */
export const languagesOf = (root) =>
  readdirSync(path.join(root, 'shell/locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

/** Those of this repository, as `LANGUAGES` of the contract names them. */
export const LANGUAGES = languagesOf(ROOT);
