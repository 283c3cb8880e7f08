import { randomBytes } from 'node:crypto';
import { exchangeRates } from '../modules/exchange-rates/exchange-rates-service.ts';
import { hashPassword } from '../modules/identity/identity-service.ts';
import { countPopular } from '../modules/orders/orders-service.ts';
import { refreshDishNames } from '../modules/search/search-service.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import type { DemoOrder } from './demo-orders.ts';
import { insertDemoOrders, lockEmptyTown, refreshRatings } from './demo-repository.ts';
import { loadPlace } from './load-place.ts';
import { ALL_PLACES } from './places/all-places.ts';

const PASSWORD = 'Tavolina-2026!';

/** Fills a database without businesses with the demo's towns, all or nothing; any other is left alone. */
export const loadDemo = async (database: Database): Promise<void> => {
  await transaction(database, async (client) => {
    if (!(await lockEmptyTown(client))) return;
    const { rates } = await exchangeRates(client);
    const hashes = {
      known: await hashPassword(PASSWORD),
      unknown: await hashPassword(randomBytes(32).toString('hex')),
    };
    const context = { rates, hashes, now: Date.now() };
    const orders: DemoOrder[] = [];
    for (const place of ALL_PLACES) orders.push(...(await loadPlace(client, place, context)));
    await insertDemoOrders(client, orders, rates.ALL);
    await refreshRatings(client);
    await refreshDishNames(client);
    await countPopular(client, new Date(context.now));
  });
};
