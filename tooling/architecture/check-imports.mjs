import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { RULES } from './rules.mjs';

/** Folders whose imports are read. */
const foldersOf = (/** @type {string} */ root) => {
  const packages = readdirSync(root).filter((name) => /^(shell|server|shared-.+|remote-.+)$/.test(name));
  return [...packages.map((name) => `${name}/src`), 'e2e'];
};

/**
 * Reads every import and reports those that break a rule.
 * @param {string} root absolute path of the repository, or of a copy with its layout
 * @returns {Promise<{ modules: number, violations: string[] }>} how many of our files were read, and one line each
 */
export const checkImports = async (root) => {
  const { output } = await cruise(foldersOf(root), {
    baseDir: root,
    ruleSet: { forbidden: RULES },
    validate: true,
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
  const ours = output.modules.filter(
    ({ source }) => !source.includes('node_modules') && /\.tsx?$/.test(source),
  );
  const violations = output.summary.violations.map(({ rule, from, to }) => {
    const advice = RULES.find(({ name }) => name === rule.name)?.comment ?? '';
    return `${from} -> ${to}: ${rule.name}. ${advice}`;
  });
  return { modules: ours.length, violations };
};
