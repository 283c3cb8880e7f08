import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import getPort, { portNumbers } from 'get-port';
import { isFree } from '../lib/is-free.mjs';
import { say } from '../lib/progress.mjs';
import { readAddress } from '../platform/options.mjs';

/** Not `PORT`, which belongs to the server that releases go to. */
const FIRST_PORT = 3200;

/** @param {string} text */
const readPort = (text) => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A number from 0 to 65535.');
};

/** @typedef {{ url: string, stop: () => Promise<void> }} Running */

/**
 * Makes a command show one remote from its sources in the release of an installation.
 * @param {import('commander').Command} command
 * @param {object} options
 * @param {string} options.from what surrounds it where no address is given, in words
 * @param {() => Promise<Running>} options.start starts what surrounds it then
 * @param {() => import('../development/development-page.mjs').ShellSources} [options.shell] the shell's sources, where they are at hand
 */
export const showsSources = (command, { from: otherwise, start, shell }) =>
  command
    .description('Runs one remote from its sources in the page; everything else is as it was released.')
    .argument('[remote]', 'its folder, e.g. remote-diner', '.')
    .option(
      '--from <address>',
      `the installation whose release surrounds it; without it ${otherwise}`,
      readAddress,
    )
    .option(
      '--port <number>',
      `where the pages answer, 0 for any; without it the first free one from ${FIRST_PORT} on`,
      readPort,
    )
    .action(async (remote, { from, port }) => {
      const dir = path.resolve(remote);
      if (!existsSync(path.join(dir, 'src/remote.ts')))
        command.error(`${remote} is no remote: it has no src/remote.ts.`);
      if (port && !(await isFree(port)))
        command.error(`Port ${port} is taken: name another one with --port, or none.`);
      /** @type {{ stop: () => Promise<void> }[]} */
      const running = [];
      const stop = async () => {
        for (const { stop: end } of running) await end();
        process.exit();
      };
      for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
      const local = from ? undefined : await start();
      if (local) running.push(local);
      const address = from ?? local?.url ?? '';
      // Loaded here, because the bundler takes longer than most commands.
      const { startDevelopment } = await import('../development/development-server.mjs');
      const development = await startDevelopment({
        dir,
        from: address,
        port: port ?? (await getPort({ port: portNumbers(FIRST_PORT, 65_535), host: '127.0.0.1' })),
        shell: shell?.(),
      });
      running.unshift(development);
      say(`${path.basename(dir)} is shown at ${development.url}, in the release of ${address}`);
    });
