/** What runs and is to end with this process. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
};

/**
 * Ends a child process when this process ends, even by a crash. Otherwise the child would keep running.
 * @param {import('node:child_process').ChildProcess} child
 */
export const endWithParent = (child) => {
  // One listener for all: Node warns of more than ten.
  if (children.size === 0) process.once('exit', endAll);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', endAll);
  });
};
