import { parseArgs } from 'node:util';
import { recountOrderDays } from '../modules/orders/orders-service.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Counts the orders of all days anew, for the statistics of places.

  node server/dist/app/count-orders.js

For figures that were counted before somebody changed orders by other means than the product. Works on DATABASE_URL, or on the
embedded database of DATA_DIR, beside the server or without it. Safe to run again.
`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return showHelp(HELP, true);
  await withDatabase(async (database) => {
    await recountOrderDays(database);
    process.stdout.write('The orders of all days are counted.\n');
  });
};

runCommand(main);
