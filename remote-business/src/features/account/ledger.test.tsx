import { failure } from '@tavolina/shared-api/testing';
import { LEDGER, PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { monthsBack } from './ledger-months.ts';

const open = async (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') => {
  const opened = await renderScreen({
    at: '/business/account?tab=billing',
    lng,
    api: {
      'GET /orders/business': [],
      'GET /subscriptions/invoices': [],
      'GET /payments/ledger': LEDGER,
      ...api,
    },
  });
  const name = lng === 'sq' ? 'Pagesat me kartë' : 'Card payments';
  return { ...opened, section: within(await screen.findByRole('region', { name })) };
};

test('card payments stand in sums and order by order, and lead to the orders', async () => {
  const { section, sent } = await open();
  const table = within(await section.findByRole('table'));
  expect(
    table.getByRole('row', { name: /^K7MQ-4XTD Arta K\..* 20\.11\.2026, 13:12 12,76\s€ 12,76\s€ 0,00\s€/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /^K7MQ/ })).toHaveTextContent(
    '2 × Margherita (Madhësia: E madhe; Shtesa: Djathë, Sallam), 1 × Trileçe',
  );
  expect(table.getByRole('link', { name: 'P3WN-8HJC' })).toHaveAttribute(
    'href',
    '/business/orders/P3WN-8HJC',
  );
  expect(section.getByText(/^1\.250,00\s€$/)).toBeVisible();
  // It opens with the month of today.
  expect(sent('GET /payments/ledger')[0]?.url.searchParams.get('month')).toMatch(/^\d{4}-\d{2}$/);
});

test('an order whose refund failed is marked, with what to do', async () => {
  const orders = LEDGER.orders.map((order) => ({ ...order, refund_failed: order.order_id === 'K7MQ-4XTD' }));
  const { section } = await open({ 'GET /payments/ledger': { ...LEDGER, orders } }, 'en');
  const table = within(await section.findByRole('table'));
  expect(table.getByRole('row', { name: /^K7MQ-4XTD Refund failed/ })).toBeVisible();
  expect(table.getAllByText('Refund failed')).toHaveLength(1);
  expect(section.getByText(/try it again there, or give the money back another way/)).toBeVisible();
});

// product.md §160
test.each([
  ['sq', 'Kthyer me dorë'],
  ['en', 'Refunded by hand'],
] as const)('an order whose money went back by hand is marked so (%s)', async (lng, words) => {
  const orders = LEDGER.orders.map((order) => ({
    ...order,
    refunded_by_hand: order.order_id === 'K7MQ-4XTD',
  }));
  const { section } = await open({ 'GET /payments/ledger': { ...LEDGER, orders } }, lng);
  const table = within(await section.findByRole('table'));
  expect(table.getByRole('row', { name: new RegExp(`^K7MQ-4XTD ${words}`) })).toBeVisible();
  expect(table.getAllByText(words)).toHaveLength(1);
});

test('another month is chosen, or all of them, back to the sign-up, in English too', async () => {
  const { section, user, sent } = await open({}, 'en');
  await section.findByRole('table');
  const months = section.getByLabelText('Month');
  await waitFor(() => expect(within(months).getByRole('option', { name: '01.2026' })).toBeInTheDocument());
  expect(within(months).queryByRole('option', { name: '12.2025' })).not.toBeInTheDocument();
  await user.selectOptions(months, '01.2026');
  await waitFor(() =>
    expect(sent('GET /payments/ledger').at(-1)?.url.searchParams.get('month')).toBe('2026-01'),
  );
  await user.selectOptions(months, 'All months');
  await waitFor(() => expect(sent('GET /payments/ledger').at(-1)?.url.searchParams.has('month')).toBe(false));
});

test('the table comes as a file, or says why it does not', async () => {
  let isDown = true;
  const created = jest.fn(() => 'blob:ledger');
  URL.createObjectURL = created;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { section, user } = await open({
    'GET /payments/ledger.csv': () =>
      isDown
        ? failure(500, 'internal_error')
        : new Response('Porosia\r\n', { headers: { 'content-type': 'text/csv' } }),
  });
  const download = section.getByRole('button', { name: 'Shkarko tabelën (CSV)' });
  await user.click(download);
  expect(await section.findByRole('alert')).toHaveTextContent('Tabela nuk u shkarkua.');
  isDown = false;
  await user.click(download);
  await waitFor(() => expect(created).toHaveBeenCalled());
});

test.each([
  ['2026-11-21', PROFILE.created_at, 11],
  ['2026-01-01', '2025-12-31', 2],
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-21', '2010-01-01', 36],
])('months from %s back to %s are %i', (today, first, count) => {
  expect(monthsBack(today, first)).toHaveLength(count);
});

test('months come from the newest back, across the year', () => {
  expect(monthsBack('2026-01-15', '2025-11-01')).toEqual(['2026-01', '2025-12', '2025-11']);
});
