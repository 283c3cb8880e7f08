import { screen } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Opens the account's page, of a place without orders or menus, and waits for its heading. */
export const openAccount = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/account',
    ...options,
    api: { 'GET /orders/business': [], 'GET /menus/my/': [], ...options.api },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
