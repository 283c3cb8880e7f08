import type { PrintTime } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { insertPrintJobs } from './print-jobs-repository.ts';

/**
 * Queues the tickets of an order in the transaction of its change, for the printers that print at this time. Each ticket
 * is queued once, even if the order is confirmed again after an undo (product.md §370).
 */
export const queueTickets = async (
  client: Queryable,
  order: { id: string; businessId: string },
  printsAt: PrintTime,
): Promise<void> => {
  await insertPrintJobs(client, { businessId: order.businessId, orderId: order.id, printsAt });
};
