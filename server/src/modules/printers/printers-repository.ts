import type { PaperWidth, PrintTime } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/name-lock.ts';
import { isWanted } from './print-jobs-repository.ts';

const COLUMNS = [
  'p.id',
  'p.business_id',
  'p.name',
  'p.paper_mm',
  'p.prints_kitchen',
  'p.prints_receipt',
  'p.prints_at',
  'p.mac',
  'p.created_at',
  'p.last_seen_at',
  'p.status_code',
] as const;

/** Printers of a place, the newest first, with how many tickets wait for each; see `isWanted`. */
export const listPrinters = (database: Queryable, businessId: string, dueUntil: Date) =>
  db(database)
    .selectFrom('printers as p')
    .select(COLUMNS)
    .select(({ selectFrom }) =>
      selectFrom('print_jobs as j')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .whereRef('j.printer_id', '=', 'p.id')
        .where('j.printed_at', 'is', null)
        .where(isWanted(dueUntil))
        .as('waiting'),
    )
    .where('p.business_id', '=', businessId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .execute();

/** Requests that add a printer to a place wait for each other until the transaction ends. */
export const lockPrinters = (client: Queryable, businessId: string): Promise<void> =>
  lockName(client, `printers ${businessId}`);

/** A printer to store. */
export interface StoredPrinter {
  business_id: string;
  name: string;
  paper_mm: PaperWidth;
  prints_kitchen: boolean;
  prints_receipt: boolean;
  prints_at: PrintTime;
  token_hash: Buffer;
  created_at: Date;
}

/** Stores a printer; its id. */
export const insertPrinter = async (client: Queryable, printer: StoredPrinter): Promise<string> => {
  const { id } = await db(client)
    .insertInto('printers')
    .values(printer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes a printer; false where the place has none of this id. */
export const deletePrinter = async (
  database: Queryable,
  businessId: string,
  id: string,
): Promise<boolean> => {
  const deleted = await db(database)
    .deleteFrom('printers')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

/** The printer of an address, locked: its parallel requests wait for each other. */
export const lockPrinter = (client: Queryable, hash: Buffer) =>
  db(client)
    .selectFrom('printers as p')
    .select(COLUMNS)
    .where('p.token_hash', '=', hash)
    // Does not block orders that queue tickets for this printer.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A printer as it is stored. */
export type PrinterRow = NonNullable<Awaited<ReturnType<typeof lockPrinter>>>;

/** Stores the state that a printer reported, and when. */
export const updatePrinterState = async (
  client: Queryable,
  id: string,
  state: { mac: string | null; status_code: string; last_seen_at: Date },
): Promise<void> => {
  await db(client).updateTable('printers').set(state).where('id', '=', id).execute();
};
