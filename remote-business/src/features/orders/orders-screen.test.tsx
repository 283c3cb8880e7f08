import { failure, liveStream, pending } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const ORDERS = [
  rowOf(),
  rowOf({
    id: 'R8KX-2MND',
    customer_name: 'Blendi M.',
    status: 'ready',
    total_amount: 12,
    created_at: '2026-11-20T12:20:00.000Z',
  }),
  rowOf({ id: 'H4PW-9CTE', created_at: '2026-11-20T12:05:00.000Z', total_amount: 5 }),
];

const open = (at = '/business/orders', api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') =>
  renderScreen({ at, lng, api: { 'GET /orders/business': ORDERS, ...api } });

const shownIds = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const rowWith = (id: string) => screen.getByRole('row', { name: new RegExp(id) });

test('shows each order with its sum, payment, time in Tirana and next step', async () => {
  await open();
  expect(await screen.findByText(/^3 porosi gjithsej · e lidhur, përditësuar/)).toBeVisible();
  expect(shownIds()).toEqual(['R8KX-2MND', 'K7MQ-4XTD', 'H4PW-9CTE']);
  const row = rowWith('K7MQ-4XTD');
  expect(row).toHaveTextContent('Arta K.');
  expect(row).toHaveTextContent('20.11.2026, 13:12');
  expect(row).toHaveTextContent('1.880 L 19,13 €');
  expect(within(row).getByText('Në pritje')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/business/orders/K7MQ-4XTD');
  expect(within(row).getByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' })).toBeEnabled();
  expect(document.title).toBe('(2) Porositë · Tavolina');
});

test.each([
  ['sq', /^500 porositë më të reja; më të vjetrat gjeji sipas datës · /],
  ['en', /^The newest 500 orders; find older ones by date · /],
] as const)('a list that ends at its limit claims no total (%s)', async (lng, context) => {
  const many = Array.from({ length: 500 }, (_, index) => rowOf({ id: `K7MQ-${1000 + index}` }));
  await open('/business/orders', { 'GET /orders/business': many }, lng);
  expect(await screen.findByText(context)).toBeVisible();
});

test('on a phone orders open as the board, and the filters of the list are folded', async () => {
  // jsdom has no window size of its own.
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === '(max-width: 767px)' }) as MediaQueryList;
  try {
    const { user } = await open();
    expect(await screen.findByRole('region', { name: /^Në pritje: 2$/ })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Lista' }));
    expect(screen.getByRole('button', { name: 'Filtrat dhe renditja' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  }
});

test('speaks English when asked to', async () => {
  await open('/business/orders', {}, 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /K7MQ-4XTD/ })).toHaveTextContent('1,880 L 19.13 €');
});

test('the filters stand in the URL and are taken from it', async () => {
  const { user, router } = await open('/business/orders?status=ready');
  await screen.findByRole('link', { name: 'R8KX-2MND' });
  expect(shownIds()).toEqual(['R8KX-2MND']);
  expect(screen.getByLabelText('Statusi')).toHaveDisplayValue('Gati (1)');
  await user.selectOptions(screen.getByLabelText('Statusi'), 'Çdo status');
  await user.selectOptions(screen.getByLabelText('Rendit sipas'), 'Totali më i ulët');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=lowest'));
  expect(shownIds()).toEqual(['H4PW-9CTE', 'R8KX-2MND', 'K7MQ-4XTD']);
  await user.type(screen.getByRole('searchbox'), 'askush');
  expect(screen.getByText('Nuk u gjet asnjë porosi për “askush”.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Statusi'), 'ready');
  expect(screen.getByText('Asnjë porosi me këta filtra.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Pastro filtrat' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(shownIds()).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getByLabelText('Data')).toHaveAttribute('max', '9999-12-31');
});

test('a step that takes an order out of the list leads the keyboard to the one in its place', async () => {
  let orders = ORDERS;
  const { user } = await open('/business/orders?status=pending', {
    'GET /orders/business': () => orders,
    'PATCH /orders/business/{orderId}': () => {
      orders = [rowOf({ status: 'confirmed', version: 2 }), ...ORDERS.slice(1)];
      return orderOf({ status: 'confirmed', version: 2 });
    },
  });
  await screen.findByRole('link', { name: 'K7MQ-4XTD' });
  expect(shownIds()).toEqual(['K7MQ-4XTD', 'H4PW-9CTE']);
  await user.click(screen.getByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'H4PW-9CTE' })).toHaveFocus());
});

// product.md §128
test('the second click of a double click on a step opens no other order', async () => {
  const { user, router } = await open('/business/orders', {
    'GET /orders/business/{orderId}': pending,
    'PATCH /orders/business/{orderId}': pending,
  });
  const other = await screen.findByRole('link', { name: 'H4PW-9CTE' });
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.click(screen.getByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
  await user.click(other);
  expect(router.state.location.pathname).toBe('/business/orders');
  now.mockReturnValue(performance.now() + 500);
  await user.click(other);
  now.mockRestore();
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/orders/H4PW-9CTE'));
});

// product.md §80
test('the orders of a day are asked for, however old, and can be tried again', async () => {
  const old = rowOf({ id: 'VJTR-2024', created_at: '2024-03-08T12:00:00.000Z' });
  let isDown = true;
  const { user, router } = await open('/business/orders', {
    'GET /orders/business': ({ url }) => {
      if (!url.searchParams.has('from')) return ORDERS;
      return isDown ? failure(503, 'service_unavailable', 'Mirëmbajtje.') : [old];
    },
  });
  await screen.findByRole('link', { name: 'R8KX-2MND' });
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: '2024-03-08' } });
  await waitFor(() => expect(router.state.location.search).toBe('?date=2024-03-08'));
  expect(await screen.findByText('Porositë nuk u ngarkuan.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /Provo përsëri/ }));
  await screen.findByRole('link', { name: 'VJTR-2024' });
  expect(shownIds()).toEqual(['VJTR-2024']);
  await user.click(screen.getByRole('button', { name: 'Pastro filtrat' }));
  expect(shownIds()).toHaveLength(3);
});

// product.md §12
test('ten orders stand on a page, and the range says which', async () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    rowOf({ id: `AAAA-${String(index).padStart(4, '0')}` }),
  );
  const { user, router } = await open('/business/orders', { 'GET /orders/business': many });
  expect(await screen.findByText('1–10 nga 23')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Faqja e fundit' }));
  expect(screen.getByText('21–23 nga 23')).toBeVisible();
  expect(shownIds()).toHaveLength(3);
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  await user.type(screen.getByRole('searchbox'), 'aaaa-0001');
  expect(screen.getByText('1–1 nga 1')).toBeVisible();
});

test('a failure can be tried again, and no order yet is no failure', async () => {
  let isDown = true;
  const { user } = await open('/business/orders', {
    'GET /orders/business': () => (isDown ? failure(503, 'service_unavailable', 'Mirëmbajtje.') : []),
  });
  expect(await screen.findByText('Porositë nuk u ngarkuan.')).toBeVisible();
  expect(screen.getByText(/Nuk u humb asgjë/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /Provo përsëri/ }));
  expect(await screen.findByText('Ende asnjë porosi.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  // The press goes with what had failed.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('while it waits it promises neither orders nor their absence', async () => {
  await open('/business/orders', { 'GET /orders/business': pending });
  expect(await screen.findByRole('heading', { level: 1, name: 'Porositë' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('Ende asnjë porosi.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the next step is one press, shown at once and said', async () => {
  const { user, sent } = await open('/business/orders', {
    'GET /orders/business': () => (asked() ? [rowOf({ status: 'confirmed', version: 2 })] : [rowOf()]),
    'PATCH /orders/business/{orderId}': () => orderOf({ status: 'confirmed', version: 2 }),
  });
  const asked = () => sent('PATCH /orders/business/{orderId}').length > 0;
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  expect(await screen.findByText('Porosia K7MQ-4XTD: Konfirmuar')).toBeInTheDocument();
  expect(sent('PATCH /orders/business/{orderId}')[0]?.body).toEqual({ status: 'confirmed', version: 1 });
  expect(await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' })).toBeEnabled();
});

test.each([
  [
    'a conflict',
    () => failure(409, 'version_conflict', 'Ndryshoi.'),
    /ndryshoi ndërkohë nga dikush tjetër/,
    () => [rowOf()],
  ],
  [
    'a server that stays away',
    () => Promise.reject(new TypeError('offline')),
    /nuk u ndryshua. Ajo mbeti siç ishte/,
    pending,
  ],
])('%s takes the step back and says so', async (_name, refuse, text, listAgain) => {
  const { user, sent } = await open('/business/orders', {
    'GET /orders/business': () =>
      sent('PATCH /orders/business/{orderId}').length > 0 ? listAgain() : [rowOf()],
    'PATCH /orders/business/{orderId}': refuse,
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(within(rowWith('K7MQ-4XTD')).getByText('Në pritje')).toBeVisible();
});

test('a step whose answer never came is not called a failure, and the list says that it was taken', async () => {
  let time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => time.signal);
  const live = liveStream();
  let order = rowOf();
  const { user } = await open('/business/orders', {
    'GET /orders/business': () => [order],
    'GET /orders/business/events': live.open,
    'PATCH /orders/business/{orderId}': () => {
      time.abort();
      time = new AbortController();
      return orderOf();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nuk erdhi përgjigje për porosinë K7MQ-4XTD/);
  order = rowOf({ status: 'confirmed', version: 2 });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.send({ type: 'order.updated', order_id: 'K7MQ-4XTD', status: 'confirmed' }));
  expect(await screen.findByText('Porosia K7MQ-4XTD: Konfirmuar')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an order that comes meanwhile stands out in words and is announced', async () => {
  const live = liveStream();
  let orders = [rowOf()];
  const { user } = await open('/business/orders', {
    'GET /orders/business': () => orders,
    'GET /orders/business/events': live.open,
  });
  await screen.findByRole('link', { name: 'K7MQ-4XTD' });
  await user.click(screen.getByRole('button', { name: 'E pashë' }));
  orders = [...orders, rowOf({ id: 'NEWA-0001' })];
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.send({ type: 'order.placed', order_id: 'NEWA-0001', status: 'pending' }));
  expect(await screen.findByRole('row', { name: /NEWA-0001/ })).toHaveTextContent('E re');
  expect(rowWith('K7MQ-4XTD')).not.toHaveTextContent('E re');
  expect(screen.getByText('Erdhi një porosi e re NEWA-0001')).toHaveRole('status');
});

test('an order that comes while its owner is elsewhere is a press away', async () => {
  const live = liveStream();
  let orders = [rowOf()];
  const { user, router } = await open('/business/orders/K7MQ-4XTD', {
    'GET /orders/business': () => orders,
    'GET /orders/business/{orderId}': orderOf({ id: 'NEWA-0001' }),
    'GET /orders/business/events': live.open,
  });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  orders = [...orders, rowOf({ id: 'NEWA-0001' })];
  act(() => live.send({ type: 'order.placed', order_id: 'NEWA-0001', status: 'pending' }));
  expect(await screen.findByText('Erdhi një porosi e re NEWA-0001')).toHaveRole('status');
  const bar = within(await screen.findByRole('region', { name: 'Porosi të pashikuara' }));
  await user.click(bar.getByRole('link', { name: 'Hape' }));
  expect(router.state.location.pathname).toBe('/business/orders/NEWA-0001');
});

test('an order that somebody else moved on says that it changed', async () => {
  const live = liveStream();
  let status = 'pending' as 'pending' | 'confirmed';
  await open('/business/orders', {
    'GET /orders/business': () => [rowOf({ status })],
    'GET /orders/business/events': live.open,
  });
  await screen.findByRole('link', { name: 'K7MQ-4XTD' });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  status = 'confirmed';
  act(() => live.send({ type: 'order.updated', order_id: 'K7MQ-4XTD', status }));
  expect(await screen.findByText('Ndryshoi')).toBeVisible();
  expect(await within(rowWith('K7MQ-4XTD')).findByText('Konfirmuar')).toBeVisible();
});

test('says by the server’s clock when the orders were asked for', async () => {
  // In the middle of a minute, so that the test does not end in the next one.
  const serverTime = new Date(Date.now() + 5 * 3_600_000);
  serverTime.setSeconds(30);
  const headers = { date: serverTime.toUTCString() };
  await open('/business/orders', { 'GET /orders/business': () => Response.json(ORDERS, { headers }) });
  const time = serverTime.toLocaleTimeString('en-GB', {
    timeZone: 'Europe/Tirane',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(await screen.findByText(new RegExp(`përditësuar ${time}$`))).toBeVisible();
});
