import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { NO_CARDS, PLANS, subscriptionOf } from './plan-samples.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** What the server answers to a plan or a card that the bank need not be asked about. */
export const NOTHING_TO_CONFIRM = { ...subscriptionOf(), client_secret: null, secret_kind: null };

/** Opens the page of plans, with all it and the dashboard it leads to ask a server for. */
export const openSubscription = ({ api, ...options }: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/subscription',
    ...options,
    api: {
      'GET /subscriptions/plans': PLANS,
      'GET /payments/config': NO_CARDS,
      'GET /menus/my/': [],
      'GET /orders/business': [],
      'GET /orders/stats': STATS,
      ...api,
    },
  });
