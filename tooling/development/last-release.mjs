/** @typedef {{ folder: string }} Build */
/** @typedef {{ url: string, stop: () => Promise<void> }} Server */

/**
 * Whether something was released, wherever the server keeps it: a folder, or a bucket this machine cannot look into.
 * @param {string} url
 */
const hasRelease = async (url) => {
  /** @type {{ shell: { version: string } }} */
  const { shell } = await (await fetch(new URL('/release.json', url))).json();
  return shell.version !== '';
};

/**
 * Serves what this machine released last; on a new one, what is built now.
 * @param {(builds: readonly Build[]) => Promise<Server>} start a server that publishes builds
 * @param {() => Promise<readonly Build[]>} build
 */
export const startLastRelease = async (start, build) => {
  const server = await start([]);
  if (await hasRelease(server.url)) return server;
  await server.stop();
  return start(await build());
};
