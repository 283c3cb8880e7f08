import { parseArgs } from 'node:util';
import { recordAct } from '../modules/operator-acts/operator-acts-service.ts';
import { grantPaths } from '../modules/releases/teams/granted-paths-repository.ts';
import { createToken, parsePart, revokeAllTokens } from '../modules/releases/teams/team-tokens.ts';
import { validatePaths } from '../modules/releases/teams/validate-paths.ts';
import { transaction } from '../platform/database/database.ts';
import { actingPerson } from './acting-person.ts';
import { requireName } from './option-texts.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Makes a token for a team of the release platform and shows it once, or takes a team's tokens back.

  node server/dist/app/create-token.js <team> [--part <part> [--path <path>]...]
  node server/dist/app/create-token.js <name> --observer
  node server/dist/app/create-token.js <team> --revoke

  --part      the part the team may publish and move; without it all, for operators
  --path      gives the part a path that its pages may stand at, with all below it, e.g. /loyalty
  --observer  for an operator who may look at everything and change nothing
  --revoke    ends every token the team has, e.g. because one was lost
  --by        who does it, for the list of acts; without it the account on this machine

Works on DATABASE_URL, or on the embedded database of DATA_DIR.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      part: { type: 'string' },
      path: { type: 'string', multiple: true },
      revoke: { type: 'boolean' },
      observer: { type: 'boolean' },
      by: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [named, ...more] = positionals;
  if (values.help || named === undefined || more.length > 0) return showHelp(HELP, values.help);
  // The list of acts shows it as who acts (product.md §697).
  const team = requireName('A name', named);
  const part = parsePart(values.part);
  const paths = validatePaths(part, values.path);
  const { revoke, observer: is_observer = false } = values;
  if (revoke && (part !== null || is_observer))
    throw new Error('--revoke ends every token of the name: it goes without --part, --path and --observer.');
  if (is_observer && part !== null) throw new Error('An observer looks at all parts and has none.');
  const by = actingPerson(values.by);
  const now = new Date();
  await withDatabase(async (database) => {
    const done = await transaction(database, async (client) => {
      if (part !== null && paths.length > 0) {
        await grantPaths(client, part, paths, 'operator', now);
        await recordAct(client, 'paths_granted', { by, about: `${part} ${paths.join(' ')}` }, now);
      }
      await recordAct(client, revoke ? 'tokens_revoked' : 'token_created', { by, about: team }, now);
      if (!revoke) return createToken(client, { name: team, part, is_observer });
      const ended = await revokeAllTokens(client, team);
      // A lost token of a team whose name was mistyped would go on (product.md §697).
      if (ended === 0) throw new Error(`No token that is in use bears the name ${team}.`);
      return `Ended: ${ended}`;
    });
    process.stdout.write(`${done}\n`);
  });
};

runCommand(main);
