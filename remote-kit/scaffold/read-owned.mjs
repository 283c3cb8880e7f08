/** @typedef {{ remotes: Record<string, { prefixes: string[], namespace: string }> }} Release what is read of it */

/**
 * What is live at an installation; undefined where none answers.
 * @param {string} address
 * @returns {Promise<Release | undefined>}
 */
const readRelease = async (address) => {
  try {
    return await (await fetch(new URL('/release.json', address))).json();
  } catch {
    return undefined;
  }
};

/**
 * What the live parts of an installation own.
 * @param {string} address of the installation
 * @returns {Promise<import('./scaffold-remote.mjs').Owned[]>}
 * @throws {Error} where no installation answers
 */
export const ownedBy = async (address) => {
  const release = await readRelease(address);
  if (!release?.remotes) throw new Error(`${address} does not answer as an installation of Tavolina does.`);
  return Object.entries(release.remotes).map(([name, { prefixes, namespace }]) => ({
    name,
    prefixes,
    namespace,
  }));
};
