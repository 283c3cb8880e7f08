import { program } from 'commander';
import { showsSources } from '../../remote-kit/commands/dev.mjs';
import { buildAll, buildServer } from '../lib/build-all.mjs';
import { startLastRelease } from '../lib/last-release.mjs';
import { dataDir } from '../lib/paths.mjs';
import { startServer } from '../lib/start-server.mjs';
import { developmentShell } from '../rspack/development-shell.mjs';

/** This machine's server with its data. */
const startLocal = async () => {
  await buildServer();
  return startLastRelease((builds) => startServer(dataDir(), builds), buildAll);
};

showsSources(program.name('npm run dev --'), {
  from: 'this machine’s last one',
  start: startLocal,
  shell: developmentShell,
});
await program.parseAsync();
