import { getPaymentConfig, getSubscription } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';

/** The business's subscription; null for one that has none. Only 404 means none: no other failure says so (product.md §55). */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async ({ signal }) => {
    try {
      return await getSubscription(signal);
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  },
});

/** How cards are taken in this installation. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['payment-config'],
  queryFn: ({ signal }) => getPaymentConfig(signal),
  staleTime: 300_000,
});
