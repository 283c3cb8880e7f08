/**
 * Ends a program that was started here when this one ends, in whatever way it can still tell: a crash of this one would
 * leave the other running without anybody who could stop it.
 * @param {import('node:child_process').ChildProcess} child
 */
export const endWithThis = (child) => {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
};
