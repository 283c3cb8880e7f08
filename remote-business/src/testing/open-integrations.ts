import { screen, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Headings of the sections of the tab. */
const SECTIONS = {
  keys: { sq: 'Kasat (POS)', en: 'Tills (POS)' },
  webhooks: { sq: 'Mesazhe për kasën', en: 'Messages to your till' },
  printers: { sq: 'Printerët', en: 'Printers' },
} as const;

/**
 * Opens the account's tab of tills and printers, in English unless the options say otherwise. Nothing is connected unless
 * the API says so.
 * @returns the screen, with queries within one section
 */
export const openIntegrations = async (
  name: keyof typeof SECTIONS,
  { lng = 'en', api, ...options }: Partial<Omit<ScreenOptions, 'lng'>> & { lng?: 'sq' | 'en' } = {},
) => {
  const opened = await renderScreen({
    at: '/business/account?tab=integrations',
    lng,
    api: {
      'GET /orders/business': [],
      'GET /integrations/keys': [],
      'GET /integrations/webhooks': [],
      ...api,
    },
    ...options,
  });
  return { ...opened, section: within(await screen.findByRole('region', { name: SECTIONS[name][lng] })) };
};

/** The button of the open question that confirms it. */
export const confirmButton = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });
