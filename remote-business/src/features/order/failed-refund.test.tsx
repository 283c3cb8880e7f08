import { failure } from '@tavolina/shared-api/testing';
import { orderOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, waitFor } from '@testing-library/react';
import { openOrder, serverWith } from '../../testing/open-order.ts';

const AGAIN = 'POST /orders/business/{orderId}/refund';
const BY_HAND = 'POST /orders/business/{orderId}/refund-by-hand';
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
  expect(screen.getByRole('alert')).toHaveTextContent(/give it back another way.*Do not do both/);
});

// product.md §101
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

// product.md §160
test.each([
  {
    lng: 'sq',
    press: 'I ktheva vetë paratë…',
    question: 'A i ka marrë paratë Arta K.?',
    yes: 'Po, u kthyen',
    done: 'Kthyer me dorë',
  },
  {
    lng: 'en',
    press: 'I gave the money back…',
    question: 'Does Arta K. have the money?',
    yes: 'Yes, it is given back',
    done: 'Refunded by hand',
  },
] as const)('is settled by hand after a question ($lng)', async ({ lng, press, question, yes, done }) => {
  const server = serverWith(FAILED);
  const settle = () => {
    server.held.order = orderOf({ ...CANCELLED, payment_status: 'refunded', refunded_by_hand: true });
    return server.held.order;
  };
  const { user, sent } = await openOrder({ ...server, [BY_HAND]: settle }, lng);
  await user.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByRole('alertdialog', { name: question })).toHaveTextContent(/19[,.]13/);
  expect(sent(BY_HAND)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: yes }));
  await waitFor(async () => expect(await heading()).toHaveTextContent(done));
  expect(sent(BY_HAND)).toHaveLength(1);
  expect(sent(AGAIN)).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why it could not be settled by hand, and stays', async () => {
  const { user } = await openOrder(
    { ...serverWith(FAILED), [BY_HAND]: failure(409, 'order_state_conflict', 'The order is no longer so.') },
    'en',
  );
  await user.click(await screen.findByRole('button', { name: 'I gave the money back…' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, it is given back' }));
  expect(await screen.findByText('The refund by hand was not recorded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try the refund again' })).toBeEnabled();
});
