import type { FastifyInstance } from 'fastify';
import { openStores, startBackups } from '../modules/backups/backups-service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

/** Makes and proves backups of this installation where a folder for them is set; a stop ends one that runs. */
export const backUpNightly = async (
  app: FastifyInstance,
  { config, ...deps }: { config: Config; database: Database; jobs: Jobs; clock: Clock },
): Promise<void> => {
  const { backupDir: folder, backupsKept: kept } = config;
  if (folder === undefined) return;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  startBackups({
    ...deps,
    ...{ folder, kept, signal: stopping.signal },
    url: deps.database.options.connectionString ?? '',
    stores: await openStores(config),
    warn: (line) => app.log.warn(line),
  });
};
