import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildInChild } from '../lib/build-in-child.mjs';
import { isFree } from '../lib/is-free.mjs';
import { SMALL_HEAP, SMALL_MALLOC } from '../lib/memory-options.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';

const { release } = parseArgs({ options: { release: { type: 'boolean' } } }).values;
/** @type {Record<string, string>} */
const asked = release ? { RELEASE_AT_START: 'on' } : {};

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
// Checked before the build, which takes a while. Invalid ports are reported by the server, like all
// settings.
if (Number.isInteger(port) && port >= 0 && port <= 65_535 && !(await isFree(port, host))) {
  process.stderr.write(`Port ${port} is taken: end what listens there, or name another one as PORT.\n`);
  process.exit(1);
}

const parts = await buildInChild();
if (!parts) process.exit(1);

// In its own process group, so that Ctrl-C reaches the server only once, from here. A second signal would
// interrupt its shutdown.
const server = spawn(process.execPath, [...SMALL_HEAP, 'server/dist/app/main.js'], {
  cwd: ROOT,
  env: { ...SMALL_MALLOC, ...process.env, ...releaseBuilds(parts), ...asked, DATA_DIR: dataDir() },
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
