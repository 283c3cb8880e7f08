import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeTables } from '../platform/database/describe-tables.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const main = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file = ''] = positionals;
  await withDatabase(async (database) => writeFile(file, await describeTables(database)));
};

runCommand(main);
