import { existsSync } from 'node:fs';
import { APT, findProgram, isRootOnDebian } from './debian.mjs';
import { step } from './progress.mjs';
import { runOrThrow } from './run-program.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Sees to it that this machine has a PostgreSQL with its programs, which tests of backups need; installs Debian's where
 * there is none and this user may. Without it these tests say what to install.
 */
export const ensurePostgresql = async () => {
  if (existsSync(DEBIAN) || findProgram(['pg_dump']) || !isRootOnDebian()) return;
  await step('postgresql: installing', async () => {
    await runOrThrow('apt-get', ['update'], APT);
    await runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], APT);
  }).catch(() => undefined);
};
