import { readImports } from '../architecture/read-imports.mjs';
import { ROOT } from './paths.mjs';
import { testsLoading } from './tests-loading.mjs';

/**
 * The tests of this repository that changed files bear on.
 * @param {string[]} changed paths relative to the repository
 */
export const relatedTests = async (changed) => {
  const { modules } = await readImports(ROOT, { further: ['tooling'] });
  return testsLoading(modules, changed);
};
