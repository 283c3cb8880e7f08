import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAPER_WIDTHS, PRINT_TIMES, PRINTED_TICKETS, PRINTER_STATES } from '../codes/printing.ts';
import { id, requiredLine, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderId } from '../orders/order-id.ts';

const asked = z.object({
  name: requiredLine(LIMITS.printerName),
  paper_mm: z.literal(PAPER_WIDTHS),
  tickets: z.array(z.enum(PRINTED_TICKETS)).min(1),
  prints_at: z.enum(PRINT_TIMES),
});

/** A printer that asks for the tickets of a place (product.md §369). */
export const printer = asked.extend({
  id,
  name: z.string(),
  created_at: timestamp,
  /** When it last asked; null: not yet. */
  last_seen_at: timestamp.nullable(),
  state: z.enum(PRINTER_STATES),
  /** Tickets that wait for it. */
  waiting: z.number().int(),
});

/** A new printer with its address, which is shown this once. */
export const newPrinter = printer.extend({
  /** Path below the API's base that is entered in the printer. */
  path: z.string(),
});

/** Printers of a place, by Star CloudPRNT. Only owners call these, never a key. */
export const printerCalls = {
  list: defineCall({
    method: 'GET',
    path: '/printers',
    summary: 'Printers that ask for the tickets of the place',
    access: 'bearer',
    success: { status: 200, schema: z.array(printer) },
    errors: ['unauthorized'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/printers',
    summary: 'Adds a printer; its address is in this answer alone',
    access: 'bearer',
    body: asked,
    success: { status: 201, schema: newPrinter },
    errors: ['unauthorized', 'plan_required', 'too_many_printers'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/printers/{id}',
    summary: 'Removes a printer; its address gets nothing more',
    access: 'bearer',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
  printAgain: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/print',
    summary: 'Prints the tickets of an order again, on each printer',
    access: 'bearer',
    params: z.object({ orderId }),
    success: { status: 204 },
    errors: ['unauthorized', 'business_order_not_found', 'plan_required', 'no_printer'],
  }),
};

/** A printer, see `printer`. */
export type Printer = z.infer<typeof printer>;
/** A new printer with its address, see `newPrinter`. */
export type NewPrinter = z.infer<typeof newPrinter>;
