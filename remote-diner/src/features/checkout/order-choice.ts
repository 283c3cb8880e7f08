import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import type { Fulfilment } from '@tavolina/shared-api/contract';
import type { SeatedTable } from '../../lib/way/way-store.ts';

/** How and when the diner of a checkout gets the order. */
export interface OrderChoice {
  way: Fulfilment;
  /** The table they sit at. */
  table: SeatedTable | undefined;
  /** Start of the slot; undefined: as soon as possible. */
  askedFor: string | undefined;
  /** Whether that is only the next free one after the slot that the diner chose, which is gone. */
  isMoved: boolean;
  /** The time that an order as soon as possible is sent with: the one that is shown (product.md §520). */
  readyBy: string | undefined;
  /** For when the order is made: the slot, or when one as soon as possible would be ready; undefined where that is not known. */
  madeFor: string | undefined;
}

/** What an order is sent with: how, and when as it is shown. */
export const wayRequest = ({
  way,
  table,
  askedFor,
  readyBy,
}: OrderChoice): Pick<PlaceOrderBody, 'fulfilment' | 'table_code' | 'asked_for' | 'ready_by'> => ({
  ...(table && { fulfilment: way }),
  ...(table && way === 'table' && { table_code: table.code }),
  ...(askedFor !== undefined && { asked_for: askedFor }),
  ...(askedFor === undefined && readyBy !== undefined && { ready_by: readyBy }),
});
