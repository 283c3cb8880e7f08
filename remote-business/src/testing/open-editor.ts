import { menuCardOf, menuOf, RATES } from './menu-samples.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Opens the form of a menu, with all it asks a server for. */
export const openEditor = ({ api, ...options }: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/menus/dreka/edit',
    ...options,
    api: {
      'GET /menus/{id}': menuOf(),
      'GET /menus/my/': [menuCardOf()],
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': {
        tier: 'standard',
        menus: { used: 1, limit: 5 },
        items: { used: 42, limit: 100 },
      },
      'GET /orders/business': [],
      ...api,
    },
  });
