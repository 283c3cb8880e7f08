import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { addPrinter, printAgain, printersOf } from './printers.ts';
import { deletePrinter } from './printers-repository.ts';

/** Registers the calls by which owners manage printers, and print again. */
export const registerPrinters = (
  { register }: CallRegistry,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const { printers } = calls;
  register(printers.list, (_request, { businessId }) => printersOf(database, businessId, clock()));
  register(printers.add, ({ body }, { businessId }) => addPrinter(database, businessId, body, clock()));
  register(printers.remove, async ({ params }, { businessId }) => {
    if (!(await deletePrinter(database, businessId, params.id))) throw new ApiFailure('not_found');
  });
  register(printers.printAgain, ({ params }, { businessId }) =>
    printAgain(database, businessId, params.orderId, clock()),
  );
};
