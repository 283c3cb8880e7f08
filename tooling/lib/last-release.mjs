/** @typedef {{ folder: string }} Build */
/** @typedef {{ url: string, stop: () => Promise<void> }} Server */

/**
 * Whether the server has a release, in a folder or in a bucket that this machine cannot read.
 * @param {string} url
 */
const hasRelease = async (url) => {
  /** @type {{ shell: { version: string } }} */
  const { shell } = await (await fetch(new URL('/release.json', url))).json();
  return shell.version !== '';
};

/**
 * Serves the last release of this machine; without one, the current build.
 * @param {(builds: readonly Build[]) => Promise<Server>} start a server that publishes builds
 * @param {() => Promise<readonly Build[]>} build
 */
export const startLastRelease = async (start, build) => {
  const server = await start([]);
  if (await hasRelease(server.url)) return server;
  await server.stop();
  return start(await build());
};
