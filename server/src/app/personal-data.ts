import { type FileHandle, open, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { recordAct } from '../modules/operator-acts/operator-acts-service.ts';
import {
  type Actor,
  eraseDiner,
  eraseOwner,
  exportDiner,
  exportOwner,
} from '../modules/personal-data/personal-data-service.ts';
import { inTransaction, withConnection } from '../platform/database/with-connection.ts';
import { requireName } from './option-texts.ts';
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

/**
 * The e-mail as it is stored (product.md §696): of one with a slip nothing would be found, as if nothing were stored of its
 * person.
 */
const readEmail = (typed: string): string => {
  const read = z.email().safeParse(typed.trim());
  if (!read.success) throw new Error(`“${typed}” is no e-mail.`);
  return read.data;
};

/** Opens a new file that only this account can read, before anything is recorded. */
const openNew = (file: string): Promise<FileHandle> =>
  open(file, 'wx', 0o600).catch((error: Error) => {
    throw new Error(`Nothing was exported, because ${file} cannot be made: ${error.message}`);
  });

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
  const [verb = '', subject = '', typed, ...more] = positionals;
  const { to } = values;
  const act = ACTS[`${verb} ${subject}`];
  const isErasing = verb === 'erase';
  if (values.help || !act || !typed || more.length > 0 || !values.by || (isErasing && to !== undefined))
    return showHelp(HELP, values.help);
  const person = readEmail(typed);
  const by = requireName('--by', values.by);
  const reference = values.reference && requireName('--reference', values.reference);
  await withDatabase(async (database) => {
    const file = to === undefined ? undefined : await openNew(to);
    try {
      const actor = { by, reference, at: new Date() };
      const found = await withConnection(database.options.connectionString ?? '', (client) =>
        inTransaction(client, async () => {
          const done = await act(client, person, actor);
          const about = `${subject} ${reference}`.trim();
          await recordAct(client, isErasing ? 'data_erased' : 'data_exported', { by, about }, actor.at);
          return done;
        }),
      );
      const data = `${JSON.stringify(found, null, 2)}\n`;
      if (isErasing) process.stdout.write(`Erased: ${inWords(found)}.\n`);
      else if (file) await file.writeFile(data);
      else process.stdout.write(data);
    } catch (error) {
      if (to !== undefined) await rm(to);
      throw error;
    } finally {
      await file?.close();
    }
  });
};

runCommand(main);
