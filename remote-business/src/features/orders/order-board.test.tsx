import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { failure, liveStream } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { column, FIRST, minutesAgo, ORDERS, openBoard, ticketOf } from '../../testing/open-board.ts';

test('leads back to the dashboard', async () => {
  await openBoard();
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('link', { name: 'Paneli' })).toHaveAttribute('href', '/business/dashboard');
});

test('shows the open orders by status, the longest waiting first, with what to make', async () => {
  await openBoard();
  const waiting = within(await column(/^Në pritje: 2$/));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'K7MQ-4XTD',
    'R8KX-2MND',
  ]);
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('2×Tavë kosi');
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Pa piper');
  // product.md §404
  expect(within(ticketOf('K7MQ-4XTD')).getByText('Madhësia: E madhe')).toBeVisible();
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Njëra tavë pa vezë, alergji.');
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Po vonon, pret11 min');
  expect(ticketOf('R8KX-2MND')).not.toHaveTextContent('Po vonon');
  expect(within(await column(/^Në përgatitje: 1$/)).getByRole('link')).toHaveTextContent('M2DA-8RTX');
  expect(within(await column(/^Gati: 0$/)).getByText('Asnjë këtu.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'T3VZ-7HQA' })).not.toBeInTheDocument();
});

test('a ready order is collected with one press, and the foot says what came in today and what is open', async () => {
  const collected = { by: 'card' as const, at: minutesAgo(0) };
  const { user, sent } = await openBoard({
    api: {
      'GET /orders/business': [
        rowOf({ status: 'ready', created_at: minutesAgo(0) }),
        rowOf({ id: 'T3VZ-7HQA', status: 'completed', created_at: minutesAgo(0), collected }),
        rowOf({ id: 'M2DA-8RTX', status: 'cancelled', created_at: minutesAgo(0) }),
        rowOf({
          id: 'R8KX-2MND',
          status: 'completed',
          created_at: minutesAgo(0),
          payment_method: 'card',
          payment_status: 'paid',
        }),
      ],
      'PUT /orders/business/{orderId}/collection': orderOf({ status: 'ready', collected }),
    },
  });
  expect(await screen.findByText('Arkëtuar sot')).toBeVisible();
  expect(screen.getByText('Arkëtuar sot').nextElementSibling).toHaveTextContent('1.880 L + 19,13 €');
  expect(screen.getByText('Për t’u arkëtuar sot').nextElementSibling).toHaveTextContent('1.880 L');
  const [first] = within(ticketOf('K7MQ-4XTD')).getAllByRole('button');
  expect(first).toHaveAccessibleName('Dorëzo, porosia K7MQ-4XTD');
  await user.click(screen.getByRole('button', { name: 'U pagua me kartë: K7MQ-4XTD' }));
  expect(sent('PUT /orders/business/{orderId}/collection')).toMatchObject([{ body: { by: 'card' } }]);
});

// product.md §68
test('an order is late by how far it has come', async () => {
  const STAGES = [
    ['K7MQ-0009', 'pending', 9, false],
    ['K7MQ-0010', 'pending', 10, true],
    ['K7MQ-0024', 'confirmed', 24, false],
    ['K7MQ-0025', 'confirmed', 25, true],
    ['K7MQ-1024', 'preparing', 24, false],
    ['K7MQ-1025', 'preparing', 25, true],
    ['K7MQ-0090', 'ready', 90, false],
  ] as const;
  const orders = STAGES.map(([id, status, minutes]) =>
    rowOf({ id, status, created_at: minutesAgo(minutes) }),
  );
  await openBoard({ api: { 'GET /orders/business': orders } });
  await column(/^Gati: 1$/);
  const late = STAGES.filter(([id]) => ticketOf(id).textContent?.includes('Po vonon'));
  expect(late).toEqual(STAGES.filter(([, , , isLate]) => isLate));
});

// product.md §68, §291
test('an answered order is late by its promise, however long it was to take', async () => {
  const promised = (id: string, minutes: number, order: Partial<BusinessOrderRow> = {}) =>
    rowOf({
      id,
      status: 'preparing',
      created_at: minutesAgo(90),
      promised_at: minutesAgo(minutes),
      ...order,
    });
  const orders = [
    promised('K7MQ-0001', -10),
    promised('K7MQ-0002', 0.5),
    promised('K7MQ-0003', 1),
    promised('K7MQ-0004', -5, { asked_for: minutesAgo(5) }),
    promised('K7MQ-0005', 2, { asked_for: minutesAgo(2) }),
    promised('K7MQ-0006', 5, { status: 'ready' }),
    promised('K7MQ-0007', -10, { status: 'pending', created_at: minutesAgo(12) }),
  ];
  await openBoard({ api: { 'GET /orders/business': orders } });
  await column(/^Gati: 1$/);
  const late = orders.map(({ id }) => id).filter((id) => ticketOf(id).textContent?.includes('Po vonon'));
  expect(late).toEqual(['K7MQ-0003', 'K7MQ-0005', 'K7MQ-0007']);
});

test('one press moves an order to the next column, and the keyboard goes with it', async () => {
  let orders = ORDERS;
  const { user, sent } = await openBoard({
    api: {
      'GET /orders/business': () => orders,
      'PATCH /orders/business/{orderId}': () => {
        orders = orders.map((order) => (order.id === FIRST.id ? { ...order, status: 'confirmed' } : order));
        return orderOf({ status: 'confirmed' });
      },
    },
  });
  (await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' })).focus();
  await user.keyboard('{Enter}');
  const next = within(await column(/^Konfirmuar: 1$/));
  expect(next.getByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
  await waitFor(() =>
    expect(next.getByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' })).toHaveFocus(),
  );
  expect(sent('PATCH /orders/business/{orderId}')[0]?.body).toMatchObject({
    status: 'confirmed',
    version: 1,
  });
});

test('a finger stays at the next order: the page does not scroll after the one it moved', async () => {
  let orders = ORDERS;
  const { user } = await openBoard({
    api: {
      'GET /orders/business': () => orders,
      'PATCH /orders/business/{orderId}': () => {
        orders = orders.map((order) => (order.id === FIRST.id ? { ...order, status: 'confirmed' } : order));
        return orderOf({ status: 'confirmed' });
      },
    },
  });
  const press = await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' });
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await user.click(press);
  const moved = await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
  await waitFor(() => expect(moved).toHaveFocus());
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test('a step that is refused takes back itself alone, not what came meanwhile', async () => {
  const stream = liveStream();
  let orders = ORDERS;
  let isSlow = false;
  let refuse: (answer: Response) => void = () => undefined;
  const { user } = await openBoard({
    api: {
      'GET /orders/business/events': stream.open,
      'GET /orders/business': () => (isSlow ? new Promise<never>(() => undefined) : orders),
      'PATCH /orders/business/{orderId}': () => new Promise<Response>((resolve) => (refuse = resolve)),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  await column(/^Konfirmuar: 1$/);
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  orders = [rowOf({ id: 'H4PW-9CTE', created_at: minutesAgo(0) }), ...ORDERS];
  await act(async () => stream.send({ type: 'order.placed', order_id: 'H4PW-9CTE', status: 'pending' }));
  expect(await screen.findByText('1 porosi e re')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'E pashë' }));
  isSlow = true;
  await act(async () => refuse(failure(503, 'service_unavailable')));
  await column(/^Në pritje: 3$/);
  expect(screen.queryByRole('region', { name: 'Porosi të pashikuara' })).not.toBeInTheDocument();
});

test('each change that failed says so, until its order goes on elsewhere', async () => {
  const stream = liveStream();
  let orders = ORDERS;
  const { user } = await openBoard({
    api: {
      'GET /orders/business/events': stream.open,
      'GET /orders/business': () => orders,
      'PATCH /orders/business/{orderId}': ({ params }) =>
        params.orderId === FIRST.id
          ? failure(503, 'service_unavailable')
          : orderOf({ id: 'R8KX-2MND', status: 'confirmed', version: 2 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia R8KX-2MND' }));
  expect(
    await screen.findByText(/^Porosia R8KX-2MND: Konfirmuar$/, { selector: 'output' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Porosia K7MQ-4XTD nuk u ndryshua');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  orders = orders.map((order) => (order.id === FIRST.id ? { ...order, status: 'preparing' } : order));
  await act(async () => stream.send({ type: 'order.updated', order_id: FIRST.id, status: 'preparing' }));
  await column(/^Në përgatitje: 2$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §128
test('a press takes no order further that another device has just taken there', async () => {
  const stream = liveStream();
  let orders = ORDERS;
  const { user, sent } = await openBoard({
    api: {
      'GET /orders/business/events': stream.open,
      'GET /orders/business': () => orders,
      'PATCH /orders/business/{orderId}': orderOf({ status: 'preparing', version: 3 }),
    },
  });
  await column(/^Në pritje: 2$/);
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const elsewhere = async (status: 'confirmed' | 'preparing') => {
    orders = orders.map((order) => (order.id === FIRST.id ? { ...order, status } : order));
    await act(async () => stream.send({ type: 'order.updated', order_id: FIRST.id, status }));
  };
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await elsewhere('confirmed');
  const next = await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
  await user.click(next);
  expect(sent('PATCH /orders/business/{orderId}')).toEqual([]);
  now.mockReturnValue(performance.now() + 500);
  next.focus();
  await user.keyboard('{Enter}');
  now.mockRestore();
  expect(sent('PATCH /orders/business/{orderId}')).toMatchObject([{ body: { status: 'preparing' } }]);
});

// product.md §128
test('a key that is held down presses a button once', async () => {
  await openBoard();
  const next = await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' });
  expect(fireEvent.keyDown(next, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(next, { key: 'Tab', repeat: true })).toBe(true);
});

test('the view is chosen with a press, and this device keeps it', async () => {
  const { user } = await openBoard({ keptOnDevice: {} });
  expect(await screen.findByRole('table')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Kolona' }));
  expect(await column(/^Në pritje/)).toBeVisible();
  expect(localStorage.getItem('tavolina-orders-view')).toBe('board');
});
