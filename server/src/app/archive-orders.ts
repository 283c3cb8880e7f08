import { parseArgs } from 'node:util';
import { archiveOrders, restoreMonth } from '../modules/order-archive/order-archive-service.ts';
import { readConfig } from '../platform/config/config.ts';
import { openObjectStore } from '../platform/object-store/open-object-store.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Writes old months of orders to the archive and takes them from the database, or puts one back.

  node server/dist/app/archive-orders.js
  node server/dist/app/archive-orders.js --restore <month>

  --restore  a month that is in the archive, e.g. 2020-03

ORDERS_KEPT_MONTHS says how many months stay. Works on the server's settings, beside the server or without it.
`;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { restore: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const config = readConfig(process.env);
  const { restore } = values;
  const isAsked = restore === undefined ? config.ordersKeptMonths !== undefined : MONTH.test(restore);
  if (values.help || !isAsked) return showHelp(HELP, values.help);
  const store = await openObjectStore(config.releaseStore);
  await withDatabase(async (database) => {
    const archive = { url: database.options.connectionString ?? '', store };
    const said = restore
      ? [await restoreMonth(archive, `${restore}-01`)]
      : await archiveOrders(archive, config.ordersKeptMonths ?? Number.POSITIVE_INFINITY, new Date());
    process.stdout.write(`${said.length > 0 ? said.join('\n') : 'No month is old enough.'}\n`);
  });
};

runCommand(main);
