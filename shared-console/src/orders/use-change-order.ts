import { currentPlace } from '@tavolina/shared-api/auth';
import { type OwnerOrderChange, updateOrder } from '@tavolina/shared-api/client';
import {
  type BusinessOrder,
  type BusinessOrderRow,
  isCancelled,
  type OrderStatus,
} from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { isRefusal } from '../page/refusal.ts';
import { ORDER_LISTS_KEY, ORDERS_KEY, orderQuery } from './orders-query.ts';
import { cancellationMark } from './seen-mark.ts';
import { withStep } from './steps-taken.ts';
import { useSeenOrders } from './use-seen-orders.ts';

/** What is changed of an order; `version` is the state the owner looked at. */
export interface OrderChange extends OwnerOrderChange {
  id: string;
  version: number;
}

/**
 * Whether a change holds though its answer failed or never came: a later state of the order is what was asked for. Who
 * made it so, this change or somebody else at the same moment, is all the same.
 */
export const hasArrived = (
  { status, notes, version }: OrderChange,
  now: Pick<BusinessOrderRow, 'status' | 'internal_notes' | 'version'>,
): boolean =>
  now.version > version && now.status === status && (notes === undefined || notes === now.internal_notes);

/** A change that failed. */
export interface FailedChange {
  change: OrderChange;
  error: Error;
  /** What the order was in the lists before; undefined where no list had it. */
  before: OrderStatus | undefined;
}

const LISTS = { queryKey: ORDER_LISTS_KEY };

/**
 * Changes orders: shown at once in every list, and taken back when the server refuses. A change stays under way until the
 * orders are asked for again, so that the next one is made from what the server holds.
 * `steps` are those that may be taken back, the last one and others of its last seconds; `failures` the orders whose last
 * change from here failed, also where another was changed since.
 * @param onSaved hears of each change that holds, also when its page is left by then
 */
export const useChangeOrder = (onSaved?: (order: BusinessOrder) => void) => {
  const client = useQueryClient();
  const [place] = useState(currentPlace);
  const { add: addSeen } = useSeenOrders(place);
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [steps, setSteps] = useState<ReturnType<typeof withStep>>([]);
  const [failures, setFailures] = useState<readonly FailedChange[]>([]);
  const show = (id: string, status: OrderStatus) =>
    client.setQueriesData<BusinessOrderRow[]>(LISTS, (orders) =>
      orders?.map((order) => (order.id === id ? { ...order, status } : order)),
    );
  const mutation = useMutation({
    mutationFn: ({ id, ...change }: OrderChange) => updateOrder(id, change),
    onMutate: async ({ id, status }) => {
      setBusyIds((ids) => new Set(ids).add(id));
      setSteps((earlier) => earlier.filter((step) => step.id !== id));
      setFailures((earlier) => earlier.filter(({ change }) => change.id !== id));
      await client.cancelQueries(LISTS);
      const lists = client.getQueriesData<BusinessOrderRow[]>(LISTS);
      const before = lists.flatMap(([, orders]) => orders ?? []).find((order) => order.id === id)?.status;
      show(id, status);
      return { before };
    },
    // That order alone: others may have come or gone on since.
    onError: (error, change, context) => {
      const before = context?.before;
      if (before) show(change.id, before);
      setFailures((earlier) => [...earlier, { change, error, before }]);
    },
    onSuccess: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order);
      setSteps((earlier) => withStep(earlier, order));
      // The kitchen's screen of this device need not say it (product.md §631).
      if (isCancelled(order.status)) addSeen([cancellationMark(order.id, order.history.at(-1)?.changed_at)]);
      onSaved?.(order);
    },
    onSettled: async (_order, error, { id }) => {
      const isAsked = client.invalidateQueries({ queryKey: ORDERS_KEY });
      // A server that is away is not waited for: the failure is said at once.
      if (!error || isRefusal(error)) await isAsked;
      setBusyIds((ids) => new Set([...ids].filter((busy) => busy !== id)));
    },
  });
  return { ...mutation, busyIds, steps, failures };
};
