import { spawn } from 'node:child_process';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';

await installPackages();
const parts = await buildAll();

// In a process group of its own, so that Ctrl-C reaches the server once, from here: a second signal would cut its
// orderly end short.
const server = spawn(process.execPath, ['server/dist/app/main.js'], {
  cwd: ROOT,
  env: { ...process.env, ...releaseBuilds(parts), DATA_DIR: dataDir() },
  stdio: 'inherit',
  detached: true,
});
let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!isStopping) server.kill('SIGTERM');
    isStopping = true;
  });
}
server.on('error', (error) => {
  throw error;
});
server.on('exit', (code) => {
  process.exitCode = code ?? (isStopping ? 0 : 1);
});
