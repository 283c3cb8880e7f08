import { parseArgs } from 'node:util';
import { makeBackup, openStores, proveNewest } from '../modules/backups/backups-service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Makes a backup of the database, the pictures and the releases, or proves the newest one.

  node server/dist/app/back-up.js [<folder>]
  node server/dist/app/back-up.js --prove [<folder>]

  <folder>  where the backups are, BACKUP_DIR by default; the newest BACKUPS_KEPT stay
  --prove   restores the newest backup into a throw-away database beside the product's and counts

Works on the server's settings, beside the server or without it. Needs pg_dump, to prove also pg_restore.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { prove: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const config = readConfig(process.env);
  const [named, ...more] = positionals;
  const folder = named ?? config.backupDir;
  if (values.help || folder === undefined || more.length > 0) return showHelp(HELP, values.help);
  const stores = await openStores(config);
  await withDatabase(async (database) => {
    const url = database.options.connectionString ?? '';
    const deps = { database, url, stores, clock: systemClock };
    const done = values.prove ? proveNewest(deps, folder) : makeBackup(deps, folder, config.backupsKept);
    process.stdout.write(`${await done}\n`);
  });
};

runCommand(main);
