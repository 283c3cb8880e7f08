import { parseArgs } from 'node:util';
import { grantPaths } from '../modules/releases/granted-paths-repository.ts';
import { createToken, parsePart, revokeAllTokens } from '../modules/releases/team-tokens.ts';
import { validatePaths } from '../modules/releases/validate-paths.ts';
import { runCommand, withDatabase } from './with-database.ts';

const HELP = `Makes a token for a team of the release platform and shows it once, or takes a team's tokens back.

  node server/dist/app/create-token.js <team> [--part <part> [--path <path>]...]
  node server/dist/app/create-token.js <team> --revoke

  --part    the part the team may publish and move; without it all, for operators
  --path    gives the part a path that its pages may stand at, with all below it, e.g. /loyalty
  --revoke  ends every token the team has, e.g. because one was lost

Works on DATABASE_URL, or on the embedded database of DATA_DIR.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      part: { type: 'string' },
      path: { type: 'string', multiple: true },
      revoke: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [team] = positionals;
  if (values.help || team === undefined) {
    process.stdout.write(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const part = parsePart(values.part);
  const paths = validatePaths(part, values.path);
  await withDatabase(async (database) => {
    if (part !== null) await grantPaths(database, part, paths, 'operator', new Date());
    const done = values.revoke
      ? `Ended: ${await revokeAllTokens(database, team)}`
      : await createToken(database, { name: team, part });
    process.stdout.write(`${done}\n`);
  });
};

runCommand(main);
