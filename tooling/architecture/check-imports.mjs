import { readImports } from './read-imports.mjs';
import { RULES } from './rules.mjs';

/**
 * Reads every import and reports those that break a rule.
 * @param {string} root absolute path of the repository, or of a copy with its layout
 * @returns {Promise<{ modules: number, violations: string[] }>} how many of our files were read, and one line each
 */
export const checkImports = async (root) => {
  const { modules, violations } = await readImports(root, { rules: RULES });
  return {
    modules: modules.filter(({ source }) => /\.tsx?$/.test(source)).length,
    violations: violations.map(({ rule, from, to }) => {
      const advice = RULES.find(({ name }) => name === rule.name)?.comment ?? '';
      return `${from} -> ${to}: ${rule.name}. ${advice}`;
    }),
  };
};
