import { existsSync } from 'node:fs';
import path from 'node:path';
import { program } from 'commander';
import { startDevelopment } from '../development/development-server.mjs';
import { startLastRelease } from '../development/last-release.mjs';
import { buildAll, buildServer } from '../lib/build-all.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';

const DEFAULT_PORT = 3200;

/** This machine's server, with its data and its store. */
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
  .option('--port <number>', 'where the pages answer', String(process.env.PORT || DEFAULT_PORT))
  .action(async (remote, { from, port }) => {
    const dir = path.resolve(ROOT, remote);
    if (!existsSync(path.join(dir, 'src/remote.ts')))
      program.error(`${remote} is no remote: it has no src/remote.ts.`);
    const local = from ? undefined : await startLocal();
    const development = await startDevelopment({ dir, from: from ?? local?.url ?? '', port: Number(port) });
    say(`${remote} is shown at ${development.url}, in the release of ${from ?? 'this machine'}`);
    const stop = async () => {
      await development.stop();
      await local?.stop();
      process.exit();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
  });

await program.parseAsync();
