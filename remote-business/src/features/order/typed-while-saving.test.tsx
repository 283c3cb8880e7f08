import { act, screen, waitFor } from '@testing-library/react';
import { CHANGE, ORDER_AT, openOrder, slowServerWith } from '../../testing/open-order.ts';

const notes = () => screen.getByLabelText('Shënime të brendshme');

// product.md §199
test('notes typed while the next step is saved stay, and are saved after it', async () => {
  const { server, answer } = slowServerWith({ internal_notes: 'Tavolina 6' });
  const { user, sent } = await openOrder(server);
  await user.click(await screen.findByRole('button', { name: 'Konfirmo' }));
  await user.type(notes(), ', pranë dritares');
  await act(async () => answer());
  expect(await screen.findByText(/^Ndryshimet u ruajtën\. Ajo që shkrove më pas/)).toBeVisible();
  expect(notes()).toHaveValue('Tavolina 6, pranë dritares');
  const save = screen.getByRole('button', { name: 'Ruaj ndryshimet' });
  await user.click(save);
  await act(async () => answer());
  await waitFor(() => expect(server.held.order.internal_notes).toBe('Tavolina 6, pranë dritares'));
  expect(sent(CHANGE).map(({ body }) => body)).toEqual([
    { status: 'confirmed', version: 1 },
    { status: 'confirmed', version: 2, notes: 'Tavolina 6, pranë dritares' },
  ]);
  expect(screen.queryByText(/nga dikush tjetër|Dikush tjetër/)).not.toBeInTheDocument();
});

test.each([
  ['is no draft any more', 'Tavolina 4', null],
  ['leaves as a draft what was typed since', 'Tavolina 4, pranë dritares', 'Tavolina 4, pranë dritares'],
])('a page that is left while it is saved %s', async (_what, typed, draft) => {
  const { server, answer } = slowServerWith();
  const { user, router } = await openOrder(server);
  await user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 4');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  await user.type(notes(), typed.slice('Tavolina 4'.length) || ' {Backspace}');
  await act(() => router.navigate('/business/orders'));
  await act(async () => answer());
  await waitFor(() => expect(server.held.order.internal_notes).toBe('Tavolina 4'));
  const kept = () => sessionStorage.getItem('order-edit:oxhaku:K7MQ-4XTD');
  await waitFor(() => expect(JSON.parse(kept() ?? '{}').notes ?? null).toBe(draft));
  await act(() => router.navigate(ORDER_AT));
  expect(await screen.findByLabelText('Shënime të brendshme')).toHaveValue(typed);
  expect(screen.queryByText(/Dikush tjetër/)).not.toBeInTheDocument();
});

test('a page that is come back to while it is saved has no draft once it is', async () => {
  const { server, answer } = slowServerWith();
  const { user, router } = await openOrder(server);
  await user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 4');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  await act(() => router.navigate('/business/orders'));
  await act(() => router.navigate(ORDER_AT));
  expect(await screen.findByLabelText('Shënime të brendshme')).toHaveValue('Tavolina 4');
  await act(async () => answer());
  await waitFor(() => expect(sessionStorage.getItem('order-edit:oxhaku:K7MQ-4XTD')).toBeNull());
  expect(screen.queryByText(/Dikush tjetër/)).not.toBeInTheDocument();
  expect(notes()).toHaveValue('Tavolina 4');
});
