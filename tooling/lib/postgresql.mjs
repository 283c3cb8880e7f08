import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, installDebian, isRootOnDebian } from '../../remote-kit/lib/debian.mjs';
import { step } from '../../remote-kit/lib/progress.mjs';

const DEBIAN = '/usr/lib/postgresql';
/** Read by the package when it is installed, to make a database that starts with the machine or none. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/**
 * Sees to it that this machine has a PostgreSQL with its programs, which tests of backups and the failover need; installs Debian's where
 * there is none and this user may. Without it these tests say what to install.
 */
export const ensurePostgresql = async () => {
  if (existsSync(DEBIAN) || findProgram(['pg_dump']) || !isRootOnDebian()) return;
  await step('postgresql: installing', async () => {
    if (!existsSync(CLUSTER_SETTINGS)) {
      await mkdir(path.dirname(CLUSTER_SETTINGS), { recursive: true });
      await writeFile(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
    }
    // The settings from above are kept, so that no database of the package runs when the tests are over.
    await installDebian('postgresql', ['-o', 'Dpkg::Options::=--force-confold']);
  }).catch(() => undefined);
};
