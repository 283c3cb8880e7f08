import { type Database, transaction } from '../../../platform/database/database.ts';
import { findDueDay, forgetDays, startCounting, storeDay } from './order-days-repository.ts';

/** Days that are counted at once: far less than a job may take. */
const AT_ONCE = 50;

const countNext = (database: Database): Promise<boolean> =>
  transaction(database, async (client) => {
    await startCounting(client);
    const due = await findDueDay(client);
    if (due) await storeDay(client, due);
    return due !== undefined;
  });

/**
 * Counts the orders of days that are over and of those that changed since, a transaction each (product.md §609).
 * @returns whether there may be more
 */
export const countOrderDays = async (database: Database): Promise<boolean> => {
  for (let day = 0; day < AT_ONCE; day += 1) if (!(await countNext(database))) return false;
  return true;
};

/** Counts the orders of all days anew. Meanwhile they are read one by one. */
export const recountOrderDays = async (database: Database): Promise<void> => {
  await transaction(database, async (client) => {
    await startCounting(client);
    await forgetDays(client);
  });
  while (await countOrderDays(database));
};
