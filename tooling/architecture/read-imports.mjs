import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';

/** Folders whose imports are read. */
const foldersOf = (/** @type {string} */ root) => {
  const packages = readdirSync(root).filter((name) => /^(shell|server|shared-.+|remote-.+)$/.test(name));
  return [...packages.map((name) => (name === 'remote-kit' ? name : `${name}/src`)), 'e2e'];
};

/**
 * Reads which file imports which, packages apart.
 * @param {string} root absolute path of the repository, or of a copy with its layout
 * @param {{ rules?: import('dependency-cruiser').IForbiddenRuleType[], further?: string[] }} [options] rules that
 * imports are held against, and further folders to read
 */
export const readImports = async (root, { rules = [], further = [] } = {}) => {
  const { output } = await cruise([...foldersOf(root), ...further], {
    baseDir: root,
    ruleSet: { forbidden: rules },
    validate: rules.length > 0,
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['tavolina', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.filter(({ source }) => !source.includes('node_modules')),
    violations: output.summary.violations,
  };
};
