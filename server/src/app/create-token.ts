import { parseArgs } from 'node:util';
import { createToken, demandPart } from '../modules/releases/team-tokens.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { migrate } from '../platform/database/migrate.ts';

const HELP = `Makes a token for a team of the release platform and shows it once.

  node server/dist/app/create-token.js <team> [--part <part>]

  --part   the part the team may publish and move; without it all, for operators

Works on DATABASE_URL, or on the embedded database of DATA_DIR.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { part: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [team] = positionals;
  if (values.help || team === undefined) {
    process.stdout.write(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const part = demandPart(values.part);
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase(config.dataDir);
  const url = embedded?.url ?? config.databaseUrl ?? '';
  await migrate(url);
  const database = openDatabase(url, () => undefined);
  try {
    process.stdout.write(`${await createToken(database, { name: team, part })}\n`);
  } finally {
    await database.end();
    await embedded?.stop();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
