import { failure } from '@tavolina/shared-api/testing';
import { orderOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const AT = '/business/orders/K7MQ-4XTD';
const COLLECTED = orderOf({ status: 'completed', collected: { by: 'cash', at: '2026-11-20T13:00:00.000Z' } });
const PUT = 'PUT /orders/business/{orderId}/collection';

const open = (api: ScreenOptions['api'], order = orderOf({ status: 'completed' })) =>
  renderScreen({
    at: AT,
    lng: 'en',
    api: { 'GET /orders/business': [], 'GET /orders/business/{orderId}': order, ...api },
  });

// product.md §107
test('a completed order is collected in cash with one press, and says so', async () => {
  const { user, sent } = await open({ [PUT]: COLLECTED });
  expect(await screen.findByText('Pay at the restaurant')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paid in cash: K7MQ-4XTD' }));
  expect(sent(PUT)).toMatchObject([{ body: { by: 'cash' } }]);
});

test('a double tap notes the payment once: its second half does not take it back', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  let order = orderOf({ status: 'completed' });
  const { user, sent } = await renderScreen({
    at: AT,
    lng: 'en',
    api: {
      'GET /orders/business': [],
      'GET /orders/business/{orderId}': () => order,
      [PUT]: ({ body }) => {
        order = (body as { by: string | null }).by ? COLLECTED : orderOf({ status: 'completed' });
        return order;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paid in cash: K7MQ-4XTD' }));
  const back = await screen.findByRole('button', { name: 'Mark as unpaid' });
  await user.click(back);
  expect(sent(PUT)).toMatchObject([{ body: { by: 'cash' } }]);
  now.mockReturnValue(performance.now() + 500);
  await user.click(back);
  now.mockRestore();
  expect(await screen.findByRole('button', { name: 'Paid in cash: K7MQ-4XTD' })).toBeVisible();
  expect(sent(PUT)).toMatchObject([{ body: { by: 'cash' } }, { body: { by: null } }]);
});

test('what was pressed by mistake is taken back', async () => {
  const { user, sent } = await open({ [PUT]: orderOf({ status: 'completed' }) }, COLLECTED);
  expect(await screen.findByText('Paid in cash')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as unpaid' }));
  expect(sent(PUT)).toMatchObject([{ body: { by: null } }]);
});

test('a payment that could not be noted says why', async () => {
  const { user } = await open({ [PUT]: failure(409, 'order_state_conflict', 'The order is no longer so.') });
  await user.click(await screen.findByRole('button', { name: 'Paid by card: K7MQ-4XTD' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not noted');
});

test('a payment that was noted without an answer is not called failed', async () => {
  let order = orderOf({ status: 'completed' });
  const { user } = await open({
    'GET /orders/business/{orderId}': () => order,
    [PUT]: () => {
      order = COLLECTED;
      return failure(503, 'service_unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paid in cash: K7MQ-4XTD' }));
  expect(await screen.findByText('Paid in cash')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an order that is paid online has nothing to collect', async () => {
  await open({}, orderOf({ payment_method: 'card', payment_status: 'paid' }));
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Paid in cash/ })).not.toBeInTheDocument();
});
