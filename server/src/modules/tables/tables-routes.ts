import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { addTable, removeTable, renewTableCode, requireTable, tablesOf } from './tables-service.ts';

/** Serves the tables of places, to diners by their codes and to owners. */
export const registerTables = ({ register }: CallRegistry, database: Database): void => {
  const { fulfilment } = calls;
  register(
    fulfilment.table,
    async ({ params }) => ({ label: await requireTable(database, params.id, params.code) }),
    { isCached: true },
  );
  register(fulfilment.tables, (_request, { businessId }) => tablesOf(database, businessId));
  register(fulfilment.addTable, ({ body }, { businessId }) => addTable(database, businessId, body.label));
  register(fulfilment.renewTableCode, ({ params }, { businessId }) =>
    renewTableCode(database, { businessId, id: params.id }),
  );
  register(fulfilment.removeTable, ({ params }, { businessId }) =>
    removeTable(database, { businessId, id: params.id }),
  );
};
