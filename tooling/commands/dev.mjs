import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, program } from 'commander';
import getPort, { portNumbers } from 'get-port';
import { startDevelopment } from '../development/development-server.mjs';
import { startLastRelease } from '../development/last-release.mjs';
import { buildAll, buildServer } from '../lib/build-all.mjs';
import { isFree } from '../lib/is-free.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';

/** Not `PORT`, which belongs to the server that releases go to. */
const FIRST_PORT = 3200;

/** @param {string} text */
const readPort = (text) => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A number from 0 to 65535.');
};

/** This machine's server with its data. */
const startLocal = async () => {
  await buildServer();
  return startLastRelease((builds) => startServer(dataDir(), builds), buildAll);
};

program
  .name('npm run dev --')
  .description('Runs one remote from its sources in the page; everything else is as it was released.')
  .argument('<remote>', 'its folder, e.g. remote-diner')
  .option(
    '--from <address>',
    'the installation whose release surrounds it; without it this machine’s last one',
  )
  .option(
    '--port <number>',
    `where the pages answer, 0 for any; without it the first free one from ${FIRST_PORT} on`,
    readPort,
  )
  .action(async (remote, { from, port }) => {
    const dir = path.resolve(ROOT, remote);
    if (!existsSync(path.join(dir, 'src/remote.ts')))
      program.error(`${remote} is no remote: it has no src/remote.ts.`);
    if (port && !(await isFree(port)))
      program.error(`Port ${port} is taken: name another one with --port, or none.`);
    /** @type {{ stop: () => Promise<void> }[]} */
    const running = [];
    const stop = async () => {
      for (const { stop: end } of running) await end();
      process.exit();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
    const local = from ? undefined : await startLocal();
    if (local) running.push(local);
    const development = await startDevelopment({
      dir,
      from: from ?? local?.url ?? '',
      port: port ?? (await getPort({ port: portNumbers(FIRST_PORT, 65_535), host: '127.0.0.1' })),
    });
    running.unshift(development);
    say(`${remote} is shown at ${development.url}, in the release of ${from ?? 'this machine'}`);
  });

await program.parseAsync();
