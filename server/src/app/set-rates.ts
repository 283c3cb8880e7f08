import { parseArgs } from 'node:util';
import { storeRates } from '../modules/exchange-rates/exchange-rates-service.ts';
import { deriveLek } from '../modules/menus/menus-service.ts';
import { runCommand, withDatabase } from './with-database.ts';

const HELP = `Adds the exchange rates of a day, and derives again what is stored in lek.

  node server/dist/app/set-rates.js <day> --all <rate> --usd <rate> --gbp <rate>

  <day>    e.g. 2026-11-21; the newest day holds, and a day given again is replaced
  <rate>   units of the currency for one euro, e.g. --all 97.85

Works on DATABASE_URL, or on the embedded database of DATA_DIR. Safe to run again.
`;

const main = async (): Promise<void> => {
  const rate = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: rate, usd: rate, gbp: rate, help: { type: 'boolean', short: 'h' } },
  });
  const [date] = positionals;
  if (values.help || date === undefined) {
    process.stdout.write(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const rates = { date, all: Number(values.all), usd: Number(values.usd), gbp: Number(values.gbp) };
  await withDatabase(async (database) => {
    await storeRates(database, rates, new Date());
    const menus = await deriveLek(database);
    process.stdout.write(`The rates of ${date} are stored; ${menus} menus follow the newest ones.\n`);
  });
};

runCommand(main);
