import { listDeliveries, listWebhooks } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Addresses of the place's tills. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => listWebhooks(signal),
});

/** How often an open log is asked for again while a message waits, in ms. */
const FOLLOW_MS = 2_000;
/** How often otherwise, so that who connects a till sees its messages come, in ms. */
const NEWS_MS = 10_000;

/** Messages to an address, the latest first, from behind one of them. */
export const deliveriesQuery = (id: string, before?: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id, before ?? ''],
    queryFn: ({ signal }) => listDeliveries(id, before, signal),
    refetchInterval: ({ state: { data } }) => {
      const isBeingSent = data?.deliveries.some(
        ({ state, next_attempt_at }) => state === 'waiting' && next_attempt_at === null,
      );
      if (isBeingSent) return FOLLOW_MS;
      return before === undefined ? NEWS_MS : false;
    },
  });

/** Every part of the log of an address. */
export const deliveriesOf = (id: string) => ({ queryKey: ['webhook-deliveries', id] });
