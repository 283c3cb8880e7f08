import { SETTINGS } from '@tavolina/shared-console/testing/hours-samples.ts';
import { screen } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Opens the hours of a place, and waits for the heading. */
export const openHours = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/hours',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /availability/settings': SETTINGS,
      'GET /ready-screen': { code: null },
      ...options.api,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

/** The button that saves the hours, in Albanian. */
export const saveHours = (): HTMLElement => screen.getByRole('button', { name: 'Ruaj orarin' });
