import { FULFILMENTS, type Fulfilment, type PlaceOrderRequest } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type AgreedTime, agreeTime } from '../../availability/availability-service.ts';
import { requireTable } from '../../tables/tables-service.ts';

/** How and when a diner gets an order, as agreed when it is placed. */
export interface AgreedFulfilment extends AgreedTime {
  fulfilment: Fulfilment;
  tableLabel: string | null;
  /** Start of the slot; null: as soon as possible. */
  askedFor: Date | null;
}

const [DEFAULT] = FULFILMENTS as readonly [Fulfilment, ...Fulfilment[]];

/** An order with a table's code is for the table, unless it names another way. */
const wayOf = ({ fulfilment, table_code }: PlaceOrderRequest): Fulfilment =>
  fulfilment ?? (table_code ? 'table' : DEFAULT);

/** Requires the code of a table: only somebody who sits there has it. */
const tableOf = (client: Queryable, { business_id, table_code }: PlaceOrderRequest): Promise<string> => {
  if (!table_code) throw new ApiFailure('table_unknown');
  return requireTable(client, business_id, table_code);
};

/**
 * Agrees how and when a diner gets an order (product.md §282 to §286, §305, §520).
 * @throws {ApiFailure} `table_unknown` for an order at the table without a valid code; the errors of `agreeTime`
 */
export const agreeFulfilment = async (
  client: Queryable,
  request: PlaceOrderRequest,
  workMinutes: number,
  now: Date,
): Promise<AgreedFulfilment> => {
  const fulfilment = wayOf(request);
  const tableLabel = fulfilment === 'table' ? await tableOf(client, request) : null;
  const askedFor = request.asked_for ? new Date(request.asked_for) : undefined;
  const readyBy = request.ready_by ? new Date(request.ready_by) : undefined;
  const wanted = { fulfilment, askedFor, readyBy, workMinutes };
  const time = await agreeTime(client, request.business_id, wanted, now);
  return { fulfilment, tableLabel, askedFor: askedFor ?? null, ...time };
};
