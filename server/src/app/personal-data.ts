import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { recordAct } from '../modules/operator-acts/operator-acts-service.ts';
import {
  type Actor,
  eraseDiner,
  eraseOwner,
  exportDiner,
  exportOwner,
} from '../modules/personal-data/personal-data-service.ts';
import { inTransaction, withConnection } from '../platform/database/with-connection.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Exports or erases what is stored of a person, and records that it was done.

  node server/dist/app/personal-data.js export diner|owner <e-mail> --by <name> [--reference <text>] [--to <file>]
  node server/dist/app/personal-data.js erase diner|owner <e-mail> --by <name> [--reference <text>]

  diner        by the e-mail of orders and messages; owner: by the e-mail of the account
  --by         who does it
  --reference  number of the request in your own files: the record names nobody
  --to         a new file that only you can read; without it the data is printed

Works on DATABASE_URL, or on the embedded database of DATA_DIR, beside the server or without it.
`;

type Act = (client: pg.ClientBase, email: string, actor: Actor) => Promise<object>;

const ACTS: Readonly<Record<string, Act | undefined>> = {
  'export diner': exportDiner,
  'export owner': exportOwner,
  'erase diner': eraseDiner,
  'erase owner': eraseOwner,
};

const inWords = (counts: object): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      reference: { type: 'string', default: '' },
      to: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [verb = '', subject = '', email] = positionals;
  const { by, reference, to } = values;
  const act = ACTS[`${verb} ${subject}`];
  if (values.help || !act || !email || !by) return showHelp(HELP, values.help);
  await withDatabase(async (database) => {
    const actor = { by, reference, at: new Date() };
    const found = await withConnection(database.options.connectionString ?? '', (client) =>
      inTransaction(client, async () => {
        const done = await act(client, email, actor);
        const about = `${subject} ${reference}`.trim();
        await recordAct(client, verb === 'erase' ? 'data_erased' : 'data_exported', { by, about }, actor.at);
        return done;
      }),
    );
    const data = `${JSON.stringify(found, null, 2)}\n`;
    if (verb === 'erase') process.stdout.write(`Erased: ${inWords(found)}.\n`);
    else if (to === undefined) process.stdout.write(data);
    else await writeFile(to, data, { mode: 0o600, flag: 'wx' });
  });
};

runCommand(main);
