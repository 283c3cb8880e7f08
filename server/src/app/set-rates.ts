import { parseArgs } from 'node:util';
import { RATED_CURRENCIES } from '@tavolina/shared-api/contract';
import { storeRates } from '../modules/exchange-rates/exchange-rates-service.ts';
import { deriveLek } from '../modules/menus/menus-service.ts';
import { recordAct } from '../modules/operator-acts/operator-acts-service.ts';
import { transaction } from '../platform/database/database.ts';
import { actingPerson } from './acting-person.ts';
import { runCommand, showHelp } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/** Each currency's option: `--all`. */
const OPTIONS = RATED_CURRENCIES.map((currency) => ({ currency, name: currency.toLowerCase() }));

const HELP = `Adds the exchange rates of a day, and derives again what is stored in lek.

  node server/dist/app/set-rates.js <day> ${OPTIONS.map(({ name }) => `--${name} <rate>`).join(' ')}

  --by     who does it, for the list of acts; without it the account on this machine
  <day>    e.g. 2026-11-21; the newest day holds, and a day given again is replaced
  <rate>   units of the currency for one euro, e.g. --all 97.85

Works on DATABASE_URL, or on the embedded database of DATA_DIR. Safe to run again.
`;

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(OPTIONS.map(({ name }) => [name, { type: 'string' as const }])),
      by: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [date, ...more] = positionals;
  if (values.help || date === undefined || more.length > 0) return showHelp(HELP, values.help);
  const by = actingPerson(values.by);
  const given: Record<string, unknown> = values;
  const rates = Object.fromEntries(OPTIONS.map(({ currency, name }) => [currency, Number(given[name])]));
  await withDatabase(async (database) => {
    const now = new Date();
    await transaction(database, async (client) => {
      await storeRates(client, date, rates, now);
      await recordAct(client, 'rates_stored', { by, about: date }, now);
    });
    const menus = await deriveLek(database);
    process.stdout.write(`The rates of ${date} are stored; ${menus} menus follow the newest ones.\n`);
  });
};

runCommand(main);
