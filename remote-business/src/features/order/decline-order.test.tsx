import { failure, liveStream } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SEEN_AS } from '../../testing/open-board.ts';
import { CHANGE, openOrder, serverWith } from '../../testing/open-order.ts';

// product.md §128
test('what another device confirms while it is asked about is not cancelled, and the page says who was first', async () => {
  const stream = liveStream();
  const server = serverWith();
  const { user, sent } = await openOrder({
    ...server,
    'GET /orders/business/events': stream.open,
    [CHANGE]: (request) =>
      (request.body as { version: number }).version === server.held.order.version
        ? server[CHANGE](request)
        : failure(409, 'version_conflict'),
  });
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: 'Kemi shumë porosi' }));
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  server.held.order = { ...server.held.order, status: 'confirmed', version: 2 };
  await act(async () =>
    stream.send({ type: 'order.updated', order_id: server.held.order.id, status: 'confirmed' }),
  );
  await screen.findByRole('button', { name: 'Fillo gatimin', hidden: true });
  expect(dialog.getByRole('radio', { name: 'Kemi shumë porosi' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Anulo porosinë' }));
  expect(await screen.findByText('Ishte “Në pritje”, tani është “Konfirmuar”.')).toBeVisible();
  expect(sent(CHANGE)).toMatchObject([{ body: { version: 1 } }]);
  expect(server.held.order.status).toBe('confirmed');
  await user.click(screen.getByRole('button', { name: /“Anuluar”/ }));
  await waitFor(() => expect(server.held.order.status).toBe('cancelled'));
});

// product.md §289
test('a reason is forgotten with the question that it was chosen for', async () => {
  const { user } = await openOrder(serverWith());
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
  await user.click(await screen.findByRole('radio', { name: 'Po mbyllemi' }));
  await user.click(screen.getByRole('button', { name: 'Mbaje porosinë' }));
  await user.click(screen.getByRole('button', { name: 'Anulo porosinë…' }));
  expect(await screen.findByRole('radio', { name: 'Po mbyllemi' })).not.toBeChecked();
});

// product.md §631
test('a cancellation is known to the kitchen’s screen of the same device, by the time of it', async () => {
  const cancelled = { status: 'cancelled' as const, changed_at: '2026-11-20T12:30:00.000Z' };
  const server = serverWith({ status: 'preparing' });
  const { user } = await openOrder({
    ...server,
    [CHANGE]: (request) => {
      const order = server[CHANGE](request);
      return { ...order, history: [...order.history, cancelled] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë' }));
  await waitFor(() =>
    expect(localStorage.getItem(SEEN_AS)?.split(' ')).toContain(
      'K7MQ-4XTD@cancelled:2026-11-20T12:30:00.000Z',
    ),
  );
});
