import { randomBytes } from 'node:crypto';
import {
  LIMITS,
  type NewPrinter,
  PRINTED_TICKETS,
  type Printer,
  type PrinterState,
} from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { readyTimeOf } from '../availability/availability-service.ts';
import { orderOf } from '../orders/orders-service.ts';
import { connectsTills } from '../subscriptions/subscriptions-service.ts';
import { insertPrintJobs } from './print-jobs-repository.ts';
import { insertPrinter, listPrinters, lockPrinters, type StoredPrinter } from './printers-repository.ts';

/** A printer that has not polled for this long, in ms, is switched off or without network. */
const SILENT_MS = 2 * MINUTE_MS;

/** Whether a printer can print, by its status code. */
export const isReady = (code: string): boolean => code.startsWith('2');

const stateOf = (code: string | null, seenAt: Date | null, now: Date): PrinterState => {
  if (!seenAt || code === null) return 'never_seen';
  if (now.getTime() - seenAt.getTime() > SILENT_MS) return 'silent';
  if (isReady(code)) return 'ok';
  if (code.startsWith('410')) return 'out_of_paper';
  return code.startsWith('420') ? 'cover_open' : 'failing';
};

type ListedPrinter = Awaited<ReturnType<typeof listPrinters>>[number];

const present = (row: ListedPrinter, now: Date): Printer => ({
  id: row.id,
  name: row.name,
  paper_mm: row.paper_mm,
  tickets: PRINTED_TICKETS.filter((ticket) => row[`prints_${ticket}`]),
  prints_at: row.prints_at,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  state: stateOf(row.status_code, row.last_seen_at, now),
  waiting: row.waiting ?? 0,
});

/** Printers of a place, the newest first. */
export const printersOf = async (database: Database, businessId: string, now: Date): Promise<Printer[]> =>
  (await listPrinters(database, businessId, await readyTimeOf(database, businessId, now))).map((row) =>
    present(row, now),
  );

/** A printer that an owner adds. */
export type RequestedPrinter = Pick<Printer, 'name' | 'paper_mm' | 'tickets' | 'prints_at'>;

/**
 * Adds a printer (product.md §369). Only this answer contains the token of its address.
 * @throws {ApiFailure} `plan_required`, `too_many_printers`
 */
export const addPrinter = async (
  database: Database,
  businessId: string,
  { tickets, ...requested }: RequestedPrinter,
  now: Date,
): Promise<NewPrinter> => {
  if (!(await connectsTills(database, businessId, now))) throw new ApiFailure('plan_required');
  const token = randomBytes(24).toString('base64url');
  const stored: StoredPrinter = {
    ...requested,
    business_id: businessId,
    prints_kitchen: tickets.includes('kitchen'),
    prints_receipt: tickets.includes('receipt'),
    token_hash: hashSecret(token),
    created_at: now,
  };
  return transaction(database, async (client) => {
    await lockPrinters(client, businessId);
    const listed = async () => listPrinters(client, businessId, await readyTimeOf(client, businessId, now));
    if ((await listed()).length >= LIMITS.printers) throw new ApiFailure('too_many_printers');
    const id = await insertPrinter(client, stored);
    const [row] = (await listed()).filter((each) => each.id === id);
    if (!row) throw new Error('a printer that was just added is gone');
    return { ...present(row, now), path: `/cloudprnt/${token}` };
  });
};

/**
 * Prints the tickets of an order once more (product.md §371).
 * @throws {ApiFailure} those of `orderOf`; `no_printer` where the place has none
 */
export const printAgain = async (
  database: Database,
  businessId: string,
  orderId: string,
  now: Date,
): Promise<void> => {
  const { id } = await orderOf(database, businessId, orderId, now);
  await transaction(database, async (client) => {
    await lockPrinters(client, businessId);
    if ((await insertPrintJobs(client, { businessId, orderId: id })) === 0)
      throw new ApiFailure('no_printer');
  });
};
