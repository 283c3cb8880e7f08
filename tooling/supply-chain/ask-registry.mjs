import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { PNPM } from '../lib/install-packages.mjs';

/** @typedef {import('./known-faults.mjs').Fault} Fault */

/** How the package manager tells of a fault. */
/** @typedef {{ id: number, title: string, module_name: string, vulnerable_versions: string, severity: string, github_advisory_id?: string }} Advisory */

/**
 * Asks the registry for faults of what is installed. Many registries answer none.
 * @param {Record<string, string>} [env] further settings of the package manager
 * @returns {Promise<Fault[] | undefined>} undefined without an answer
 */
export const askRegistry = async (env = {}) => {
  const { output } = await runProgram('npx', ['-y', PNPM, 'audit', '--json'], { quiet: true, env });
  const start = output.indexOf('{');
  try {
    /** @type {{ advisories?: Record<string, Advisory> }} */
    const { advisories } = JSON.parse(output.slice(start));
    return (
      advisories &&
      Object.values(advisories).map(({ id, title, module_name, vulnerable_versions, severity, ...rest }) => ({
        id: rest.github_advisory_id ?? String(id),
        package: module_name,
        range: vulnerable_versions,
        severity,
        title,
      }))
    );
  } catch {
    return undefined;
  }
};
