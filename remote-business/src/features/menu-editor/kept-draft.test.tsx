import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuOf, RATES } from '../../testing/samples.ts';

const open = () =>
  renderScreen({
    at: '/menus/dreka/edit',
    api: {
      'GET /menus/{id}': menuOf(),
      'GET /exchange-rates': RATES,
      'GET /orders/business': [],
      'GET /subscriptions/usage': {
        tier: 'standard' as const,
        menus: { used: 1, limit: 5 },
        items: { used: 42, limit: 100 },
      },
    },
  });
const kept = (): string | undefined =>
  JSON.parse(localStorage.getItem('menu-draft:dreka') ?? 'null')?.values.title;

test('a reload keeps also what was typed a moment before it', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Titulli'), '!');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('Menuja e drekës!');
});
