import { parseArgs } from 'node:util';
import { createToken, demandPart } from '../modules/releases/team-tokens.ts';
import { runCommand, withDatabase } from './with-database.ts';

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
  await withDatabase(async (database) => {
    process.stdout.write(`${await createToken(database, { name: team, part })}\n`);
  });
};

runCommand(main);
