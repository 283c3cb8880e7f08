import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openOrder, serverWith } from '../../testing/open-order.ts';
import { orderOf } from '../../testing/order-samples.ts';

const AGAIN = 'POST /orders/business/{orderId}/refund';
const CANCELLED = {
  status: 'cancelled',
  payment_method: 'card',
  payment_status: 'refund_pending',
} as const;
const FAILED = { ...CANCELLED, refund_failed: true };

const heading = () => screen.findByRole('heading', { level: 1, name: /K7MQ-4XTD/ });

test('says that a refund failed, and what to do about it', async () => {
  await openOrder(serverWith(FAILED), 'en');
  expect(await heading()).toHaveTextContent('Refund failed');
  expect(screen.getByRole('alert')).toHaveTextContent(/give it back another way/);
});

test('is tried again with one press', async () => {
  const server = serverWith(FAILED);
  const tryAgain = () => {
    server.held.order = orderOf(CANCELLED);
    return server.held.order;
  };
  const { user, sent } = await openOrder({ ...server, [AGAIN]: tryAgain });
  await user.click(await screen.findByRole('button', { name: 'Provo rimbursimin përsëri' }));
  expect(sent(AGAIN)).toHaveLength(1);
  await waitFor(async () => expect(await heading()).toHaveTextContent('Po rimbursohet'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why it could not be tried again, and stays', async () => {
  const { user } = await openOrder(
    { ...serverWith(FAILED), [AGAIN]: failure(503, 'payment_unavailable', 'Payments do not answer.') },
    'en',
  );
  await user.click(await screen.findByRole('button', { name: 'Try the refund again' }));
  expect(await screen.findByText('The refund was not started.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try the refund again' })).toBeEnabled();
});
