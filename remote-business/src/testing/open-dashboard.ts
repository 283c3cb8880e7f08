import { rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { menuCardOf } from './menu-samples.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Opens the dashboard of a place at which two orders wait. */
export const openDashboard = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/dashboard',
    ...options,
    api: {
      'GET /orders/business': [
        rowOf({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() }),
        rowOf({ id: 'R8KX-2MND', created_at: new Date().toISOString() }),
      ],
      'GET /orders/stats': STATS,
      'GET /menus/my/': [menuCardOf()],
      ...options.api,
    },
  });
  const parts = options.lng === 'en' ? 'Parts of the page' : 'Pjesët e faqes';
  await screen.findByRole('tablist', { name: parts });
  return opened;
};
