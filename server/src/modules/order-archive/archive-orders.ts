import type { Client } from 'pg';
import { inTransaction, withConnection } from '../../platform/database/with-connection.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { readFile, storeFile } from './archive-files.ts';
import { forgetArchived, insertOrders, makeMonth, readOrders } from './archived-orders-repository.ts';
import {
  type ArchivedFile,
  dropMonth,
  findArchived,
  findObstacle,
  listOldMonths,
  type Month,
  type MonthState,
  readOneMoment,
  readState,
  startArchiving,
} from './months-repository.ts';

/** What the archive works on. */
export interface OrderArchive {
  /** Address of PostgreSQL itself: the work takes as long as there are orders. */
  url: string;
  /** Keeps the files, under `archive/`. */
  store: ObjectStore;
}

/** Writes a month as it is at one moment. */
const writeMonth = (client: Client, store: ObjectStore, month: Month) =>
  inTransaction(client, async () => {
    await readOneMoment(client);
    const state = await readState(client, month);
    const files: ArchivedFile[] = [];
    const sums = { orders: 0, lines: 0, steps: 0 };
    for (
      let some = await readOrders(client, month, undefined);
      some;
      some = await readOrders(client, month, some.last)
    ) {
      files.push(await storeFile(store, month, { part: files.length + 1, ...some }));
      for (const name of ['orders', 'lines', 'steps'] as const) sums[name] += some[name];
    }
    if (sums.orders !== state.orders || sums.lines !== state.lines)
      throw new Error(
        `${month}: ${sums.orders} orders with ${sums.lines} lines were written, and there are ${state.orders} with ${state.lines}.`,
      );
    return { state, files, steps: sums.steps };
  });

const archiveMonth = async (
  client: Client,
  store: ObjectStore,
  month: Month,
  now: Date,
): Promise<{ said: string; isDone: boolean }> => {
  const name = month.slice(0, 7);
  const obstacle = await findObstacle(client, month);
  if (obstacle) return { said: `${name} stays: ${obstacle}.`, isDone: false };
  const written: { state: MonthState; files: ArchivedFile[]; steps: number } = await writeMonth(
    client,
    store,
    month,
  );
  const isDone = await inTransaction(client, () => dropMonth(client, month, { ...written, now }));
  const said = isDone
    ? `${name}: ${written.state.orders} orders are in ${written.files.length} files.`
    : `${name} stays: an order of it changed meanwhile.`;
  return { said, isDone };
};

const alone = <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    if (!(await startArchiving(client)))
      throw new Error('The archive of orders is in use by another process.');
    return await work(client);
  });

/**
 * Writes the months of orders that are older than those kept to the archive, and takes them from the database, the oldest first.
 * Ends at one that has to stay (product.md §602).
 * @returns what was done, a sentence for each month
 */
export const archiveOrders = (
  { url, store }: OrderArchive,
  keptMonths: number,
  now: Date,
): Promise<string[]> =>
  alone(url, async (client) => {
    const sentences: string[] = [];
    for (const month of await listOldMonths(client, keptMonths)) {
      const { said, isDone } = await archiveMonth(client, store, month, now);
      sentences.push(said);
      if (!isDone) break;
    }
    return sentences;
  });

/**
 * Puts an archived month back into the database, without its people. It leaves again with the next months that are old enough.
 * @throws {Error} when it is not archived, or its files are lost, damaged or do not add up
 */
export const restoreMonth = ({ url, store }: OrderArchive, month: Month): Promise<string> =>
  alone(url, async (client) => {
    const archived = await findArchived(client, month);
    if (!archived) throw new Error(`${month.slice(0, 7)} is not in the archive.`);
    await inTransaction(client, () => makeMonth(client, month));
    await inTransaction(client, async () => {
      for (const file of archived.files)
        await insertOrders(client, `[${(await readFile(store, file)).join(',')}]`);
      const { orders, lines, total_minor } = await readState(client, month);
      if (orders !== archived.orders || lines !== archived.lines || total_minor !== archived.total_minor)
        throw new Error(
          `${month.slice(0, 7)} does not add up: ${orders} of ${archived.orders} orders, ${lines} of ${archived.lines} lines.`,
        );
      await forgetArchived(client, month);
    });
    return `${month.slice(0, 7)}: ${archived.orders} orders are in the database again.`;
  });
