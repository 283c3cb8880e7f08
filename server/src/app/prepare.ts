import { loadDemo } from '../demo/load-demo.ts';
import { ensureLocalToken } from '../modules/releases/local-token-service.ts';
import { openReleases } from '../modules/releases/releases-service.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { type Database, withPool } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startEventBus } from '../platform/events/event-bus.ts';
import { openObjectStore } from '../platform/object-store/open-object-store.ts';
import { runCommand } from './run-command.ts';

const publish = async (database: Database, config: Config, url: string): Promise<void> => {
  const events = await startEventBus(url);
  const releases = openReleases(database, database, events, await openObjectStore(config.releaseStore));
  try {
    await releases.liveReleases.refresh();
    await releases.publishBuilds(config.releaseBuilds, {
      replaces: config.releaseAtStart,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    await releases.stop();
    await events.stop();
  }
};

// Migrations, demo data and builds at the database of DATABASE_URL: see `runPreparation`.
runCommand(async () => {
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? '';
  await migrate(url);
  await withPool(url, async (database) => {
    if (config.demoData) await loadDemo(database);
    await publish(database, config, url);
    if (!config.production) await ensureLocalToken(database, config.dataDir);
  });
});
