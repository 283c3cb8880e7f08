import path from 'node:path';

/**
 * How many folders two files have in common, from the top.
 * @param {string} one
 * @param {string} other
 */
const sharedFolders = (one, other) => {
  const folders = path.dirname(one).split('/');
  const others = path.dirname(other).split('/');
  const split = folders.findIndex((folder, depth) => folder !== others[depth]);
  return split === -1 ? folders.length : split;
};

/**
 * The tests nearest to changed files: changed tests, then tests in the same folders, then in surrounding
 * folders.
 * @param {string[]} tests paths of tests
 * @param {string[]} changed paths of changed files
 * @param {number} limit how many at most
 */
export const nearestTests = (tests, changed, limit) => {
  /** @param {string} test */
  const nearness = (test) =>
    changed.includes(test)
      ? Number.POSITIVE_INFINITY
      : Math.max(0, ...changed.map((file) => sharedFolders(test, file)));
  return tests
    .map((test) => ({ test, nearness: nearness(test) }))
    .sort((one, other) => other.nearness - one.nearness || one.test.localeCompare(other.test))
    .slice(0, limit)
    .map(({ test }) => test);
};
