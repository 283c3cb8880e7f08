/**
 * What the live parts of an installation own.
 * @param {string} address of the installation
 * @returns {Promise<import('./scaffold-remote.mjs').Owned[]>}
 */
export const ownedBy = async (address) => {
  const answer = await fetch(new URL('/release.json', address));
  /** @type {{ remotes: Record<string, { prefixes: string[], namespace: string }> }} */
  const { remotes } = await answer.json();
  return Object.entries(remotes).map(([name, { prefixes, namespace }]) => ({ name, prefixes, namespace }));
};
