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
      'GET /orders/business': [],
      ...api,
    },
  });
