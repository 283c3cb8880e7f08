import type { Profile } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { orderOf, rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuCardOf } from '../../testing/menu-samples.ts';
import { openDashboard } from '../../testing/open-dashboard.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => jest.useRealTimers());

test('begins with the figures, the days and the orders that wait', async () => {
  const { user, sent } = await openDashboard({
    api: { 'PATCH /orders/business/{orderId}': orderOf({ status: 'confirmed' }) },
  });
  expect(await screen.findByText('740.200 L')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Mirëdita, Oxhaku i Gjyshes' })).toBeVisible();
  const waiting = within(await screen.findByRole('region', { name: 'Presin konfirmim' }));
  expect(waiting.getAllByRole('listitem')[0]).toHaveTextContent('K7MQ-4XTD 11 min');
  const chart = within(screen.getByRole('region', { name: 'Porositë sipas ditës' }));
  expect(chart.getByRole('img', { name: 'Porositë sipas ditës' })).toBeVisible();
  expect(chart.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: 'Si tabelë' }));
  expect(chart.queryByRole('img')).not.toBeInTheDocument();
  await user.click(waiting.getByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  await waitFor(() => expect(sent('PATCH /orders/business/{orderId}')).toHaveLength(1));
});

test('a confirmed order is said, and the keyboard goes on to the next one that waits', async () => {
  // The keyboard leaves the list when nothing can be taken back any more.
  jest.useFakeTimers();
  let orders = [
    rowOf({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() }),
    rowOf({ id: 'R8KX-2MND', created_at: new Date().toISOString() }),
  ];
  const { user } = await openDashboard({
    advanceTimers: jest.advanceTimersByTime,
    api: {
      'GET /orders/business': () => orders,
      'PATCH /orders/business/{orderId}': ({ params }) => {
        orders = orders.map((order) =>
          order.id === params.orderId ? { ...order, status: 'confirmed', version: 2 } : order,
        );
        return orderOf({ id: params.orderId ?? '', status: 'confirmed' });
      },
    },
  });
  (await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Konfirmo, porosia R8KX-2MND' })).toHaveFocus(),
  );
  expect(await screen.findByText('Porosia K7MQ-4XTD: Konfirmuar')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Presin konfirmim' })).toHaveFocus());
  expect(await screen.findByText('Porosia R8KX-2MND: Konfirmuar')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(0));
});

test.each([
  ['the answer failed, the change did not', 2, 'confirmed', null],
  ['nothing came of it', 1, 'pending', /Nuk erdhi përgjigje për porosinë K7MQ-4XTD/],
] as const)('says of a confirmation what is known: %s', async (_what, version, status, failed) => {
  let order = rowOf();
  const { user } = await openDashboard({
    api: {
      'GET /orders/business': () => [order],
      'PATCH /orders/business/{orderId}': () => {
        order = rowOf({ version, status });
        return failure(504, 'timeout');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  if (failed) expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  else {
    expect(await screen.findByText('Porosia K7MQ-4XTD: Konfirmuar')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
});

describe('on a known day', () => {
  test.each([
    ['sq', '2026-11-20T12:00:00Z', 'E premte, 20 nëntor 2026'],
    ['en', '2026-11-20T12:00:00Z', 'Friday, 20 November 2026'],
    ['sq', '2026-11-21T23:30:00Z', 'E diel, 22 nëntor 2026'],
  ] as const)('names it in %s at %s', async (lng, now, named) => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse(now) });
    await renderScreen({
      at: '/business/dashboard',
      lng,
      api: { 'GET /orders/business': [], 'GET /orders/stats': STATS, 'GET /menus/my/': [menuCardOf()] },
    });
    expect(await screen.findByText(named)).toBeVisible();
  });
});

test('its tabs stand in the URL, and the filters of the orders keep the tab', async () => {
  const { user, router } = await openDashboard();
  await user.click(screen.getByRole('tab', { name: 'Porositë' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=orders'));
  await user.selectOptions(await screen.findByLabelText('Statusi'), 'pending');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=orders&status=pending'));
  expect(screen.getByRole('link', { name: 'K7MQ-4XTD' })).toHaveAttribute(
    'href',
    '/business/orders/K7MQ-4XTD',
  );
  await user.click(screen.getByRole('tab', { name: 'Menuja' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Menuja e drekës' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cilësimet' }));
  expect(await screen.findByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
  await user.click(screen.getByRole('tab', { name: 'Pamja' }));
  await user.click(screen.getByRole('radio', { name: 'E errët' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'Si pajisja' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('below the standard plan only menus and settings are open, and it says how to get the rest', async () => {
  const { sent } = await openDashboard({
    at: '/business/dashboard?tab=orders',
    tier: 'basic',
    keptOnDevice: { 'tavolina-first-run': 'closed' },
  });
  expect(screen.getByRole('tab', { name: /Menuja/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /Përmbledhje.*Standard/ })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('link', { name: 'Provo Standard falas' })).toHaveAttribute(
    'href',
    '/business/subscription',
  );
  expect(sent('GET /orders/stats')).toHaveLength(0);
});

test.each([
  ['?subscription_success=true', null, /Abonimi u aktivizua/],
  ['', { cancelSuccess: true }, /Abonimi u anulua/],
  ['', { skipSubscription: true }, /Vazhdon me planin Falas/],
])('says what led here (%s %j)', async (search, state, text) => {
  const { router } = await openDashboard({ at: `/business/dashboard${search}`, state });
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('speaks English', async () => {
  await renderScreen({
    at: '/business/dashboard',
    lng: 'en',
    api: { 'GET /orders/business': [], 'GET /orders/stats': STATS, 'GET /menus/my/': [] },
  });
  expect(await screen.findByText('740,200 L')).toBeVisible();
  expect(screen.getByText('No order is waiting.')).toBeVisible();
});

// product.md §133
test('asks a place for the city it does not have, until it is saved, and says when that failed', async () => {
  let answer: Profile | Response = failure(500, 'internal_error', 'Something went wrong.');
  const { user } = await openDashboard({
    lng: 'en',
    api: {
      'GET /users/profile/': { ...PROFILE, city: '' },
      'PATCH /users/profile/': () => answer,
    },
  });
  const prompt = within(await screen.findByRole('region', { name: 'Which city is your place in?' }));
  await user.type(prompt.getByLabelText('City'), 'Shkodra');
  await user.click(prompt.getByRole('button', { name: 'Save the city' }));
  expect(await prompt.findByText('The city was not saved.')).toBeVisible();
  expect(prompt.getByLabelText('City')).toHaveValue('Shkodra');
  answer = { ...PROFILE, city: 'Shkodër' };
  await user.click(prompt.getByRole('button', { name: 'Save the city' }));
  expect(await screen.findByText(/^The city was saved: Shkodër/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Which city is your place in?' })).not.toBeInTheDocument();
});
