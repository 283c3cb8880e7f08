import { LIMITS, type PlaceTable } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import {
  countTables,
  deleteTable,
  findTableLabel,
  hasTable,
  insertTable,
  lockTables,
  updateTableCode,
} from './tables-repository.ts';

export { listTables as tablesOf } from './tables-repository.ts';

/**
 * Adds a table to a place (product.md §284).
 * @throws {ApiFailure} `too_many_tables`, or `table_exists` for a name that another table has, in whatever letters and
 *   spaces: two codes for one table would reach the kitchen as two
 */
export const addTable = (database: Database, businessId: string, typed: string): Promise<PlaceTable> =>
  transaction(database, async (client) => {
    const label = typed.replace(/\s+/g, ' ');
    // One after the other, because each counts those before it.
    await lockTables(client, businessId);
    if ((await countTables(client, businessId)) >= LIMITS.tables) throw new ApiFailure('too_many_tables');
    if (await hasTable(client, businessId, label)) throw new ApiFailure('table_exists');
    return insertTable(client, businessId, { label, code: newCode() });
  });

/**
 * Gives a table a new code: the printed one is void at once.
 * @throws {ApiFailure} `table_unknown`
 */
export const renewTableCode = async (
  database: Queryable,
  own: { businessId: string; id: string },
): Promise<PlaceTable> => {
  const table = await updateTableCode(database, own, newCode());
  if (!table) throw new ApiFailure('table_unknown');
  return table;
};

/**
 * Removes a table. Its orders keep its name.
 * @throws {ApiFailure} `table_unknown`
 */
export const removeTable = async (
  database: Queryable,
  own: { businessId: string; id: string },
): Promise<void> => {
  if (!(await deleteTable(database, own))) throw new ApiFailure('table_unknown');
};

/**
 * Name of the table of a QR code, as it reaches the kitchen.
 * @throws {ApiFailure} `table_unknown` for a code that is void or of another place
 */
export const requireTable = async (
  database: Queryable,
  businessId: string,
  code: string,
): Promise<string> => {
  const label = await findTableLabel(database, businessId, code);
  if (label === undefined) throw new ApiFailure('table_unknown');
  return label;
};
