import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** The default language, which comes first (product.md §3). */
const FIRST = 'sq';

/**
 * Languages for which a repository's shell has catalogues, the default first.
 * @param {string} root absolute path of the repository
 */
export const languagesOf = (root) =>
  readdirSync(path.join(root, 'shell/locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

/** Languages of this repository, the same as `LANGUAGES` of the contract. */
export const LANGUAGES = languagesOf(ROOT);
