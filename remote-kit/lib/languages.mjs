import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from '../rspack/dependency-packages.mjs';

/** The default language, which comes first (product.md §3). */
const FIRST = 'sq';

/**
 * Languages for which a package has catalogues, the default first.
 * @param {string} folder of the package
 */
export const languagesOf = (folder) =>
  readdirSync(path.join(folder, 'locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

/** Languages of the product, which are those of the design system that this kit belongs to. */
export const LANGUAGES = languagesOf(installedFolder(import.meta.dirname, '@tavolina/shared-ui'));
