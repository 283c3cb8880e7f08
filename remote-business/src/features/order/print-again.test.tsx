import type { Printer } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { screen } from '@testing-library/react';
import { openOrder, serverWith } from '../../testing/open-order.ts';

const PRINTER: Printer = {
  id: '2d0f4b9e-2a83-4e55-8d66-4a2a4f0c7d55',
  name: 'Kuzhina',
  paper_mm: 80,
  tickets: ['kitchen'],
  prints_at: 'arrival',
  created_at: '2026-11-20T09:12:00.000Z',
  last_seen_at: '2026-11-20T19:02:11.000Z',
  state: 'ok',
  waiting: 0,
};
const AGAIN = 'POST /orders/business/{orderId}/print';

// product.md §371
test('an order is printed again by a press where the place has a printer', async () => {
  const { user, sent } = await openOrder({
    ...serverWith(),
    'GET /printers': [PRINTER],
    [AGAIN]: undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Printo përsëri në printer' }));
  expect(await screen.findByText('U dërgua te printeri.')).toBeVisible();
  expect(sent(AGAIN).map(({ params }) => params)).toEqual([{ orderId: 'K7MQ-4XTD' }]);
});

test('a double press prints once', async () => {
  const { sent } = await openOrder({ ...serverWith(), 'GET /printers': [PRINTER], [AGAIN]: undefined });
  await screen.findByRole('button', { name: 'Printo përsëri në printer' });
  await pressTwice('Printo përsëri në printer');
  expect(await screen.findByText('U dërgua te printeri.')).toBeVisible();
  expect(sent(AGAIN)).toHaveLength(1);
});

// product.md §371
test('a press that prints nothing says why', async () => {
  const { user } = await openOrder(
    {
      ...serverWith(),
      'GET /printers': [PRINTER],
      [AGAIN]: failure(409, 'no_printer', 'No printer is connected to this place.'),
    },
    'en',
  );
  await user.click(await screen.findByRole('button', { name: 'Print again on the printer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No printer is connected to this place.');
});

// product.md §371
test('a place without printers is offered no press for them', async () => {
  const { sent } = await openOrder({ ...serverWith(), 'GET /printers': [] }, 'en');
  expect(await screen.findByRole('button', { name: 'Print the ticket' })).toBeVisible();
  expect(sent('GET /printers')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Print again on the printer' })).not.toBeInTheDocument();
});
