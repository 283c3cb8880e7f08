import { parseArgs } from 'node:util';
import { openStores, restore } from '../modules/backups/backups-service.ts';
import { readConfig } from '../platform/config/config.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { runCommand, showHelp } from './run-command.ts';

const HELP = `Restores a backup: the database into an empty one, pictures and releases into their stores.

  node server/dist/app/restore.js <backup>

  <backup>  one backup's folder, e.g. /var/backups/tavolina/2026-11-26T03-00-00Z, beside the folder \`files\`

Works on the settings of the new place. Checks versions and hashes first, and overwrites nothing. Needs pg_restore.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [backup, ...more] = positionals;
  if (values.help || backup === undefined || more.length > 0) return showHelp(HELP, values.help);
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir);
  try {
    const url = embedded?.url ?? config.databaseUrl ?? '';
    const { manifest, rows } = await restore({ url, stores: await openStores(config) }, backup);
    process.stdout.write(
      `Restored the state of ${manifest.made_at}: ${rows} rows and ${manifest.files.length} files. Start the server: it migrates an older backup.\n`,
    );
  } finally {
    await embedded?.stop();
  }
};

runCommand(main);
