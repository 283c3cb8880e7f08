import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';

const SCHEMA = path.join(ROOT, 'server/src/platform/database/schema.ts');

await installPackages();
// Imported only now, because packages may have just been installed.
const { buildServer } = await import('../lib/build-all.mjs');
const { runOrThrow } = await import('../../remote-kit/lib/run-program.mjs');
const { temporaryDataFolder } = await import('../lib/temporary-data-folder.mjs');
// Code that uses a new column compiles only with the types written here.
await buildServer({ checks: false });
const folder = await temporaryDataFolder('schema');
try {
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  await runOrThrow(process.execPath, ['server/dist/app/write-schema.js', SCHEMA], { env });
} finally {
  await rm(folder, { recursive: true, force: true });
}
