import { authStore } from '@tavolina/shared-api/auth';
import { mayAcceptOrders } from './accepts-orders.ts';

/** For the loader of a page: fetches before the page's code has loaded, and nothing for a visitor who is not signed in. */
export const fetchEarly = (fetch: () => Promise<void>): null => {
  if (authStore.getState().isAuthenticated) void fetch();
  return null;
};

/** The same for a page that needs a plan with orders. */
export const fetchOrdersEarly = (fetch: () => Promise<void>): null =>
  mayAcceptOrders(authStore.getState().tier) ? fetchEarly(fetch) : null;
