import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT } from './paths.mjs';

/**
 * Files that a branch changed: committed since it left `since`, uncommitted, or new. Paths are relative to
 * the folder, without deleted files.
 * @param {string} since a commit or a branch
 * @param {string} [folder] a git repository's
 * @returns {Promise<string[]>}
 * @throws {Error} git's message for an unknown commit
 */
export const changedFiles = async (since, folder = ROOT) => {
  /** @param {string[]} args */
  const git = async (...args) =>
    (await runOrThrow('git', args, { cwd: folder })).split('\n').filter((line) => line !== '');
  const [base = since] = await git('merge-base', since, 'HEAD');
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
};
