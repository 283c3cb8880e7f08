import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { dataDir, ROOT } from '../lib/paths.mjs';
import { step } from '../lib/progress.mjs';
import { publish } from '../lib/publish.mjs';

await installPackages();
const parts = await buildAll();
await step('Publish', () => publish(path.join(dataDir(), 'releases'), parts));

const server = spawn(process.execPath, ['server/dist/app/main.js'], {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: dataDir() },
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the server by itself; a signal to this process alone is passed on. Either way the server
// ends first, so that nothing is left running.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void server.kill('SIGTERM'));
server.on('error', (error) => {
  throw error;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
