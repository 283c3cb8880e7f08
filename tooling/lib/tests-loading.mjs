/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */

const TEST = /\.test\.(tsx?|mjs)$/;

const workspaceOf = (/** @type {string} */ file) => file.split('/')[0];

/**
 * The tests that import a changed file, directly or indirectly. Files that no code imports, such as
 * migrations and texts, count for every test of their workspace.
 * @param {Module[]} modules every file with its imports
 * @param {string[]} changed
 */
export const testsLoading = (modules, changed) => {
  const imported = new Set(modules.map(({ source }) => source));
  const readOtherwise = new Set(changed.filter((file) => !imported.has(file)).map(workspaceOf));
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { source, dependencies } of modules) {
      if (dependencies.some(({ resolved }) => reached.has(resolved))) reached.add(source);
    }
  }
  return modules
    .map(({ source }) => source)
    .filter((file) => TEST.test(file) && (reached.has(file) || readOtherwise.has(workspaceOf(file))));
};
