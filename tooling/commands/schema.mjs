import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';

const SCHEMA = path.join(ROOT, 'server/src/platform/database/schema.ts');

await installPackages();
// What needs packages can be loaded from here on only.
const { buildServer } = await import('../lib/build-all.mjs');
const { mustRun } = await import('../lib/run-program.mjs');
const { temporaryDataFolder } = await import('../lib/temporary-data-folder.mjs');
await buildServer();
const folder = await temporaryDataFolder('schema');
try {
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  await mustRun(process.execPath, ['server/dist/app/write-schema.js', SCHEMA], { env });
} finally {
  await rm(folder, { recursive: true, force: true });
}
