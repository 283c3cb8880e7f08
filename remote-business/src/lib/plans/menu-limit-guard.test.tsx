import { failure } from '@tavolina/shared-api/testing';
import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { menuCardOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const usageOf = (used: number, limit: number | null) => ({
  tier: 'basic' as const,
  menus: { used, limit },
  items: { used: 3, limit: 20 },
  trial_available: true,
});
const FULL = usageOf(1, 1);

const open = (at: string, usage: typeof FULL | ReturnType<typeof failure>, more = {}) =>
  renderScreen({
    at,
    tier: 'basic',
    ...more,
    api: {
      'GET /menus/my/': [menuCardOf()],
      'GET /orders/business': [],
      'GET /orders/stats': STATS,
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': usage,
    },
  });

// product.md §125
test.each([
  [
    '/business/menus',
    'sq',
    'Plani yt përfshin 1 menu, dhe e ke krijuar tashmë.',
    'Plane me më shumë menu',
    'Menu e re',
  ],
  [
    '/business/dashboard',
    'en',
    'Your plan includes 1 menu, and you have created it.',
    'Plans with more menus',
    'New menu',
  ],
] as const)('a full plan is told at the button of %s, in %s', async (at, lng, text, plans, button) => {
  await open(at, FULL, { lng });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: plans })).toHaveAttribute('href', '/business/subscription');
  expect(screen.queryByRole('link', { name: button })).not.toBeInTheDocument();
});

test.each([
  ['room', usageOf(1, 5)],
  ['no limit', usageOf(9, null)],
  ['a limit nobody knows', failure(503, 'service_unavailable')],
])('a plan with %s leads to the form', async (_, usage) => {
  await open('/business/menus', usage);
  expect(await screen.findByRole('link', { name: 'Menu e re' })).toHaveAttribute('href', '/menus/create');
});

test('the form’s own address says that the plan is full before anything can be typed', async () => {
  await open('/menus/create', FULL);
  expect(
    await screen.findByRole('heading', { name: 'Plani yt përfshin 1 menu, dhe e ke krijuar tashmë.' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Menu e re' })).toBeVisible();
  // One in the frame, one on the way back.
  expect(screen.getAllByRole('link', { name: 'Menutë' })).toHaveLength(2);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plane me më shumë menu' })).toBeVisible();
});

// product.md §125
test('what was written before a plan was full is there, and the page says what is missing', async () => {
  const first = await open('/menus/create', usageOf(0, 1));
  await first.user.type(await screen.findByLabelText('Titulli'), 'Dimri');
  expect(screen.queryByText('Plani yt përfshin 1 menu, dhe e ke krijuar tashmë.')).not.toBeInTheDocument();
  first.unmount();
  await open('/menus/create', FULL, { keptOnDevice: { ...localStorage } });
  expect(await screen.findByText('Plani yt përfshin 1 menu, dhe e ke krijuar tashmë.')).toBeVisible();
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Dimri');
});
