import { liveStream } from '@tavolina/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { column, FIRST, ORDERS, openBoard } from '../../testing/open-board.ts';

/** A board that another device works on too. */
const openShared = async () => {
  const stream = liveStream();
  let orders = ORDERS;
  const { user } = await openBoard({
    api: { 'GET /orders/business/events': stream.open, 'GET /orders/business': () => orders },
  });
  await column(/^Në pritje: 2$/);
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const elsewhere = async (status: 'confirmed' | 'cancelled') => {
    orders = orders.map((order) => (order.id === FIRST.id ? { ...order, status } : order));
    await act(async () => stream.send({ type: 'order.updated', order_id: FIRST.id, status }));
  };
  return { user, elsewhere };
};
const confirm = () => screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' });

test('an order that another device moves takes the keyboard along', async () => {
  const { elsewhere } = await openShared();
  (await confirm()).focus();
  await elsewhere('confirmed');
  expect(await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' })).toHaveFocus();
});

test('an order that another device takes off the board leaves the keyboard to its column', async () => {
  const { elsewhere } = await openShared();
  (await confirm()).focus();
  await elsewhere('cancelled');
  await waitFor(async () => expect(await column(/^Në pritje: 1$/)).toHaveFocus());
});

test('whoever has gone elsewhere is not fetched back', async () => {
  const { elsewhere } = await openShared();
  const button = await confirm();
  button.focus();
  button.blur();
  await elsewhere('confirmed');
  await column(/^Konfirmuar: 1$/);
  expect(document.body).toHaveFocus();
});
