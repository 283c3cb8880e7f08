import { screen } from '@testing-library/react';
import { menuOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// product.md §14
test.each(['', '/edit', '/files', '/code'])(
  "another place's menu is not there at /menus/dreka%s, although anybody may read it",
  async (page) => {
    await renderScreen({
      at: `/menus/dreka${page}`,
      api: {
        'GET /orders/business': [],
        'GET /exchange-rates': RATES,
        'GET /menus/{id}': menuOf({ owner_id: 'vila' }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeVisible();
    expect(screen.queryByText('Menuja e drekës')).not.toBeInTheDocument();
  },
);
