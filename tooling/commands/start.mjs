import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildApart } from '../lib/build-apart.mjs';
import { isFree } from '../lib/is-free.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';
import { SMALL_HEAP, SMALL_MALLOC } from '../lib/small-memory.mjs';

const { release } = parseArgs({ options: { release: { type: 'boolean' } } }).values;
/** @type {Record<string, string>} */
const asked = release ? { RELEASE_AT_START: 'on' } : {};

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
// Looked at before the build, which takes a while. What is no port is the server's to refuse, as all its settings.
if (Number.isInteger(port) && port >= 0 && port <= 65_535 && !(await isFree(port, host))) {
  process.stderr.write(`Port ${port} is taken: end what listens there, or name another one as PORT.\n`);
  process.exit(1);
}

const parts = await buildApart();
if (!parts) process.exit(1);

// In a process group of its own, so that Ctrl-C reaches the server once, from here: a second signal would cut its
// orderly end short.
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
