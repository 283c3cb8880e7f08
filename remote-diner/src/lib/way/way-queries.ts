import { getOrderTimes, getTable, listSlots } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** How often promised times are loaded again, in ms: they move with the clock. */
const REFRESH_MS = 60_000;
/** The same of free slots, which others order meanwhile. */
const REFRESH_SLOTS_MS = 15_000;

/** When and how a place takes orders now. */
export const orderTimesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['order-times', businessId],
    queryFn: ({ signal }) => getOrderTimes(businessId, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** The free slots of a place for pickup. */
export const slotsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['order-times', businessId, 'slots'],
    queryFn: ({ signal }) => listSlots(businessId, 'pickup', signal),
    staleTime: 0,
    refetchInterval: REFRESH_SLOTS_MS,
  });

/** The table of a QR code. */
export const tableQuery = (businessId: string, code: string) =>
  queryOptions({
    queryKey: ['table', businessId, code],
    queryFn: ({ signal }) => getTable(businessId, code, signal),
  });
