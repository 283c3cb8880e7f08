import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { buildAll } from './build-all.mjs';
import { changedFiles } from './changed-files.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { relatedTests } from './related-tests.mjs';
import { runE2e } from './run-e2e.mjs';
import { runJest } from './run-jest.mjs';

/** Number of test files that two processors run within a minute. */
const MOST_TESTS = 40;

/**
 * Runs the tests nearest to what was changed, and the stories that were changed themselves.
 * @param {string} since a commit or a branch that the changes are counted from
 * @returns {Promise<import('./checks.mjs').Result[]>}
 */
export const testChanges = async (since) => {
  const changed = await changedFiles(since);
  const related = changed.length > 0 ? await relatedTests(changed) : [];
  const nearest = nearestTests(related, changed, MOST_TESTS);
  const stories = changed.filter((file) => file.endsWith('.spec.ts'));
  say(`\n${changed.length} files changed since ${since}: ${nearest.length} of ${related.length} test files`);
  const results = nearest.length > 0 ? [await runJest(nearest)] : [];
  if (stories.length === 0) return results;
  await buildAll();
  return [...results, await runE2e(stories.map((file) => path.relative('e2e', file)))];
};
