/**
 * Ends a child process when this process ends, even by a crash. Otherwise the child would keep running.
 * @param {import('node:child_process').ChildProcess} child
 */
export const endWithParent = (child) => {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
};
