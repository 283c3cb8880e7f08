import { ROOT } from './paths.mjs';
import { mustRun } from './run-program.mjs';

/**
 * What a branch changed: files that were committed since it left `since`, or not committed yet, or are new. Paths are
 * relative to the folder; what was removed is left out.
 * @param {string} since a commit or a branch
 * @param {string} [folder] a git repository's
 * @returns {Promise<string[]>}
 * @throws {Error} what git says of a commit it does not know
 */
export const changedFiles = async (since, folder = ROOT) => {
  /** @param {string[]} args */
  const git = async (...args) =>
    (await mustRun('git', args, { cwd: folder })).split('\n').filter((line) => line !== '');
  const [base = since] = await git('merge-base', since, 'HEAD');
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
};
