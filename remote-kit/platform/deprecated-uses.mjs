import { api } from './commands.mjs';
import { readFacts } from './read-build.mjs';

/** @typedef {import('@tavolina/shared-api/contract').Deprecation} Deprecation */

/**
 * @param {string} about
 * @param {Deprecation} deprecation
 */
const inWords = (about, { until, instead }) =>
  `${about} is there until ${until} only${instead ? `: use ${instead}` : ''}.`;

/**
 * What a build uses and is to go, in sentences (product.md §680).
 * @param {string} folder of the build
 * @returns {Promise<string[]>}
 */
export const deprecatedUses = async (folder) => {
  const { calls: made = {}, imports = {} } = await readFacts(folder);
  /** @type {import('@tavolina/shared-api/contract').ReleaseUses} */
  const { calls, modules } = await api()('uses');
  return [
    ...calls.flatMap(({ call, deprecated }) =>
      deprecated && Object.hasOwn(made, call) ? [inWords(call, deprecated)] : [],
    ),
    // A server of before announces nothing.
    ...modules.flatMap(({ name: module, deprecated = {} }) =>
      Object.entries(deprecated)
        .filter(([name]) => imports[module]?.includes(name))
        .map(([name, ending]) => inWords(`${name} of ${module}`, ending)),
    ),
  ];
};
