import { authStore } from '@tavolina/shared-api/auth';
import { mayAcceptOrders } from './accepts-orders.ts';

/** Begins to fetch before the page's code is there; whom the page does not let in has nothing to ask for. */
export const early = (fetch: () => Promise<void>): null => {
  if (authStore.getState().isAuthenticated) void fetch();
  return null;
};

/** The same for pages of places with a plan that takes orders. */
export const earlyOrders = (fetch: () => Promise<void>): null =>
  mayAcceptOrders(authStore.getState().tier) ? early(fetch) : null;
