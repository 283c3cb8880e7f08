import type { OrderStatus } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure, liveStream, pending } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CHANGE, ONE, ORDER_AT, openOrder, serverWith } from '../../testing/open-order.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const heading = () => screen.findByRole('heading', { level: 1, name: /K7MQ-4XTD/ });
const notes = () => screen.getByLabelText('Shënime të brendshme');

test('shows what, for whom, where it stands and what it comes to', async () => {
  await openOrder(
    serverWith({
      history: [
        { status: 'pending', changed_at: '2026-11-20T12:12:00.000Z' },
        { status: 'confirmed', changed_at: '2026-11-20T23:16:00.000Z' },
      ],
      status: 'confirmed',
    }),
  );
  expect(await heading()).toHaveTextContent('Konfirmuar');
  expect(document.title).toBe('K7MQ-4XTD · Tavolina');
  const items = within(screen.getByRole('table'));
  expect(items.getByRole('row', { name: /Tavë kosi/ })).toHaveTextContent('Pa vezë sipër');
  expect(items.getByRole('row', { name: /Fërgesë/ })).toHaveTextContent('615 L21.230 L');
  expect(
    screen.getByText(/3 artikuj gjithsej · 19,13 €, me çmimet në euro që ke vendosur vetë/),
  ).toBeVisible();
  expect(screen.getByText('1.880 L')).toBeVisible();
  expect(screen.getByRole('link', { name: 'arta.k@shembull.al' })).toHaveAttribute(
    'href',
    'mailto:arta.k@shembull.al',
  );
  expect(screen.getByRole('link', { name: '+355 69 000 0000' })).toHaveAttribute('href', 'tel:+355690000000');
  const history = within(screen.getByRole('region', { name: 'Ecuria' }));
  expect(history.getByText('13:12')).toBeVisible();
  expect(history.getByText('21.11.2026, 00:16')).toBeVisible();
});

test('speaks English when asked to', async () => {
  await openOrder(serverWith(), 'en');
  expect(await heading()).toHaveTextContent('Pending');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

// product.md §29
test.each<[OrderStatus, string, OrderStatus]>([
  ['pending', 'Konfirmo', 'confirmed'],
  ['confirmed', 'Fillo gatimin', 'preparing'],
  ['preparing', 'Shëno gati', 'ready'],
  ['ready', 'Dorëzo', 'completed'],
])('a %s order goes on with one press of %s', async (status, step, next) => {
  const { user, sent } = await openOrder(serverWith({ status }));
  await user.click(await screen.findByRole('button', { name: step }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(sent(CHANGE)[0]?.body).toEqual({ status: next, version: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: step })).not.toBeInTheDocument());
});

test('keys stay on the next step, and after the last one go on beside where it stood', async () => {
  const { user } = await openOrder(serverWith({ status: 'preparing' }));
  (await screen.findByRole('button', { name: 'Shëno gati' })).focus();
  await user.keyboard('{Enter}');
  const last = await screen.findByRole('button', { name: 'Dorëzo' });
  expect(last).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(last).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Statusi')).toHaveFocus());
});

test('a press takes the order no further where another device has just taken it', async () => {
  const stream = liveStream();
  const server = serverWith();
  const { sent } = await openOrder({ ...server, 'GET /orders/business/events': stream.open });
  await screen.findByRole('button', { name: 'Konfirmo' });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  server.held.order = orderOf({ status: 'confirmed', version: 2 });
  await act(async () =>
    stream.send({ type: 'order.updated', order_id: server.held.order.id, status: 'confirmed' }),
  );
  const next = await screen.findByRole('button', { name: 'Fillo gatimin' });
  await act(async () => next.click());
  expect(sent(CHANGE)).toEqual([]);
  now.mockReturnValue(performance.now() + 500);
  await act(async () => next.click());
  now.mockRestore();
  await waitFor(() => expect(sent(CHANGE)).toMatchObject([{ body: { status: 'preparing', version: 2 } }]));
});

test.each<OrderStatus>(['completed', 'cancelled'])('a %s order offers no next step', async (status) => {
  await openOrder(serverWith({ status }));
  await heading();
  for (const name of ['Konfirmo', 'Fillo gatimin', 'Shëno gati', 'Dorëzo'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Statusi')).toHaveValue(status);
});

test('cancelling asks first', async () => {
  const { user, sent } = await openOrder(serverWith());
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta anulojmë porosinë K7MQ-4XTD?' }));
  expect(dialog.getByText(/Arta K\. do ta shohë menjëherë/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mbaje porosinë' }));
  expect(sent(CHANGE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Anulo porosinë…' }));
  await user.click(await screen.findByRole('button', { name: 'Anulo porosinë' }));
  await waitFor(() => expect(sent(CHANGE)[0]?.body).toEqual({ status: 'cancelled', version: 1 }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
});

test('a paid order says before it is cancelled that the money goes back, whichever way leads there', async () => {
  const { user, sent } = await openOrder(
    serverWith({ payment_method: 'card', payment_status: 'paid' }),
    'en',
  );
  await user.selectOptions(await screen.findByLabelText('Or choose the status'), 'Cancelled');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel the order K7MQ-4XTD?' }));
  expect(
    dialog.getByText(/The 19\.13 € paid by card will be refunded\. This cannot be undone\./),
  ).toBeVisible();
  expect(sent(CHANGE)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(sent(CHANGE)[0]?.body).toEqual({ status: 'cancelled', version: 1 }));
});

test('any status can be chosen; notes go along only when they changed', async () => {
  const { user, sent } = await openOrder(serverWith({ internal_notes: 'Tavolina 6' }));
  await user.selectOptions(await screen.findByLabelText('Ose zgjidh statusin'), 'Gati');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(sent(CHANGE)[0]?.body).toEqual({ status: 'ready', version: 1 });
  await user.type(notes(), ', pranë dritares');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  await waitFor(() =>
    expect(sent(CHANGE)[1]?.body).toEqual({
      status: 'ready',
      notes: 'Tavolina 6, pranë dritares',
      version: 2,
    }),
  );
});

// product.md §583
test('notes that are too long are sent with no press, and not cut', async () => {
  const { user, sent } = await openOrder(serverWith());
  await user.click(await screen.findByLabelText('Shënime të brendshme'));
  await user.paste('ë'.repeat(2_001));
  expect(notes()).toHaveAccessibleDescription(/Shkruaj deri në 2\.000 shenja/);
  for (const name of ['Ruaj ndryshimet', 'Konfirmo']) {
    await user.click(screen.getByRole('button', { name }));
    expect(notes()).toHaveFocus();
  }
  expect(sent(CHANGE)).toHaveLength(0);
  expect(notes()).toHaveValue('ë'.repeat(2_001));
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Konfirmo' }));
  await waitFor(() => expect(sent(CHANGE)[0]?.body).toMatchObject({ notes: 'ë'.repeat(2_000) }));
});

afterEach(() => jest.useRealTimers());

test('the saved message goes after three seconds', async () => {
  jest.useFakeTimers();
  const { user } = await renderScreen({
    at: ORDER_AT,
    api: { 'GET /orders/business': [rowOf()], [ONE]: orderOf(), [CHANGE]: orderOf({ status: 'confirmed' }) },
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  // Looking for it has taken a moment of the three seconds.
  await act(() => jest.advanceTimersByTimeAsync(2_800));
  expect(screen.getByText('Ndryshimet u ruajtën.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(screen.queryByText('Ndryshimet u ruajtën.')).not.toBeInTheDocument();
});

// product.md §84
test.each([
  ['still there', 'oxhaku', 'Tavolina 6'],
  ['not there for another owner', 'sofra', ''],
])('notes that were not saved are %s after a reload', async (_what, writer, notes) => {
  const server = serverWith();
  const { user, unmount } = await openOrder(server);
  await user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 6');
  const kept = Object.fromEntries(
    Object.entries<string>(sessionStorage).map(([key, text]) => [key.replace('oxhaku', writer), text]),
  );
  unmount();
  await renderScreen({ at: ORDER_AT, kept, api: { 'GET /orders/business': [rowOf()], [ONE]: server[ONE] } });
  expect(await screen.findByLabelText('Shënime të brendshme')).toHaveValue(notes);
});

test('a failed save loses nothing and can be tried again', async () => {
  let isDown = true;
  const server = serverWith();
  const { user } = await openOrder({
    [ONE]: server[ONE],
    [CHANGE]: (request) => (isDown ? failure(503, 'service_unavailable') : server[CHANGE](request)),
  });
  await user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 6');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ruajtja dështoi. Nuk u humb asgjë');
  expect(notes()).toHaveValue('Tavolina 6');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(server.held.order.internal_notes).toBe('Tavolina 6');
});

test('a save whose answer was lost is not taken for somebody else’s, and what was typed since stays', async () => {
  const server = serverWith();
  let isLost = true;
  const { user, sent } = await openOrder({
    ...server,
    [CHANGE]: (request: FakeRequest) => {
      const answer = server[CHANGE](request);
      return isLost ? failure(503, 'service_unavailable') : answer;
    },
  });
  await user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 4');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(screen.queryByText('Dikush tjetër e ndryshoi këtë porosi.')).not.toBeInTheDocument();
  expect(screen.queryByText('Ruajtja dështoi.')).not.toBeInTheDocument();
  isLost = false;
  await user.type(notes(), ', pranë dritares');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  await waitFor(() =>
    expect(sent(CHANGE)[1]?.body).toEqual({
      status: 'pending',
      notes: 'Tavolina 4, pranë dritares',
      version: 2,
    }),
  );
});

test('a confirmation of what its diner has cancelled meanwhile is refused, and the page shows that it is', async () => {
  const server = serverWith();
  const { user, sent } = await openOrder({
    ...server,
    [CHANGE]: () => {
      server.held.order = { ...server.held.order, status: 'cancelled', version: 2 };
      return failure(409, 'version_conflict', 'Porosia u ndryshua ndërkohë.', { current: server.held.order });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo' }));
  expect(await screen.findByText('Dikush tjetër e ndryshoi këtë porosi.')).toBeVisible();
  expect(await heading()).toHaveTextContent('Anuluar');
  expect(sent(CHANGE)[0]?.body).toMatchObject({ status: 'confirmed', version: 1 });
});

describe('when somebody else was faster', () => {
  const openRefused = async () => {
    const server = serverWith();
    let isFirst = true;
    const opened = await openOrder({
      [ONE]: server[ONE],
      [CHANGE]: (request) => {
        if (!isFirst) return server[CHANGE](request);
        isFirst = false;
        server.held.order = orderOf({ status: 'preparing', internal_notes: 'Në tarracë', version: 2 });
        return failure(409, 'version_conflict', 'Ndryshoi ndërkohë.');
      },
    });
    await opened.user.type(await screen.findByLabelText('Shënime të brendshme'), 'Tavolina 6');
    await opened.user.click(screen.getByRole('button', { name: 'Konfirmo' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Ishte “Në pritje”, tani është “Në përgatitje”.'));
    return { ...opened, alert };
  };

  test('the screen says what changed and keeps what was typed', async () => {
    const { alert } = await openRefused();
    expect(alert).toHaveTextContent('Shënimet tani: “Në tarracë”.');
    expect(alert).toHaveTextContent('Ajo që shkrove është këtu.');
    expect(notes()).toHaveValue('Tavolina 6');
  });

  test('the owner can insist', async () => {
    const { user, sent } = await openRefused();
    await user.click(screen.getByRole('button', { name: 'Bëje gjithsesi “Konfirmuar”' }));
    await waitFor(() =>
      expect(sent(CHANGE)[1]?.body).toEqual({ status: 'confirmed', notes: 'Tavolina 6', version: 2 }),
    );
    expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  });

  test('or take the new state', async () => {
    const { user } = await openRefused();
    await user.click(screen.getByRole('button', { name: 'Prano gjendjen e re' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(notes()).toHaveValue('Në tarracë');
    expect(screen.getByRole('button', { name: 'Shëno gati' })).toBeEnabled();
  });
});

// product.md §129
test('the step of a colleague who pressed at the same moment is not offered to be taken back', async () => {
  const server = serverWith();
  const { user } = await openOrder({
    [ONE]: server[ONE],
    [CHANGE]: () => {
      server.held.order = orderOf({ status: 'confirmed', version: 2 });
      return failure(409, 'version_conflict', 'Ndryshoi ndërkohë.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo' }));
  expect(await screen.findByRole('button', { name: 'Fillo gatimin' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Zhbëje/ })).not.toBeInTheDocument();
});

test('an order of nobody here is not found, with a way back', async () => {
  await openOrder({ [ONE]: failure(404, 'order_not_found', 'Nuk u gjet.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia nuk u gjet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kthehu te porositë' })).toHaveAttribute(
    'href',
    '/business/orders',
  );
});

test('a failed load can be tried again', async () => {
  let isDown = true;
  const { user } = await openOrder({ [ONE]: () => (isDown ? failure(500, 'internal_error') : orderOf()) });
  expect(await screen.findByText('Porosia nuk u ngarkua.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await heading()).toBeVisible();
  // The press goes with what had failed.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('while it loads, the page has the order’s name', async () => {
  await openOrder({ [ONE]: pending });
  expect(await heading()).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
