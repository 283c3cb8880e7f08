import { failure, liveStream } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SESSION } from '../../testing/account-samples.ts';
import { fakeAudio } from '../../testing/fake-audio.ts';
import { orderOf, rowOf } from '../../testing/order-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString();

const FIRST = rowOf({
  created_at: minutesAgo(11),
  notes: 'Njëra tavë pa vezë, alergji.',
  lines: [{ name: 'Tavë kosi', quantity: 2, notes: 'Pa piper' }],
});
const ORDERS = [
  rowOf({ id: 'R8KX-2MND', created_at: minutesAgo(2) }),
  FIRST,
  rowOf({ id: 'M2DA-8RTX', status: 'preparing', created_at: minutesAgo(24) }),
  rowOf({ id: 'T3VZ-7HQA', status: 'completed', created_at: minutesAgo(90) }),
];

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/orders',
    keptOnDevice: { ...SEEN, 'tavolina-orders-view': 'board' },
    ...options,
    api: { 'GET /orders/business': ORDERS, ...options.api },
  });
const SEEN_AS = `tavolina-seen-orders:${SESSION.user_id}`;
/** Those that stood there when somebody last looked. */
const SEEN = { [SEEN_AS]: 'R8KX-2MND K7MQ-4XTD' };
const BELL_ON = {
  keptOnDevice: { ...SEEN, 'tavolina-orders-view': 'board', 'tavolina-bell': 'on' },
};
const column = (name: RegExp) => screen.findByRole('region', { name });
const ticketOf = (id: string): HTMLElement =>
  screen.getByRole('link', { name: id }).closest('li') as HTMLElement;

test('leads back to the dashboard', async () => {
  await open();
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('link', { name: 'Paneli' })).toHaveAttribute('href', '/business/dashboard');
});

test('shows the open orders by status, the longest waiting first, with what to make', async () => {
  await open();
  const waiting = within(await column(/^Në pritje: 2$/));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'K7MQ-4XTD',
    'R8KX-2MND',
  ]);
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('2×Tavë kosi');
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Pa piper');
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Njëra tavë pa vezë, alergji.');
  expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Po vonon, pret11 min');
  expect(ticketOf('R8KX-2MND')).not.toHaveTextContent('Po vonon');
  expect(within(await column(/^Në përgatitje: 1$/)).getByRole('link')).toHaveTextContent('M2DA-8RTX');
  expect(within(await column(/^Gati: 0$/)).getByText('Asnjë këtu.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'T3VZ-7HQA' })).not.toBeInTheDocument();
});

test('a ready order is collected with one press, and the foot says what came in today and what is open', async () => {
  const collected = { by: 'card' as const, at: minutesAgo(0) };
  const { user, sent } = await open({
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
  await open({ api: { 'GET /orders/business': orders } });
  await column(/^Gati: 1$/);
  const late = STAGES.filter(([id]) => ticketOf(id).textContent?.includes('Po vonon'));
  expect(late).toEqual(STAGES.filter(([, , , isLate]) => isLate));
});

test('one press moves an order to the next column, and the keyboard goes with it', async () => {
  let orders = ORDERS;
  const { user, sent } = await open({
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
  const { user } = await open({
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
  const { user } = await open({
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

test('a press takes no order further that another device has just taken there', async () => {
  const stream = liveStream();
  let orders = ORDERS;
  const { user, sent } = await open({
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
  await elsewhere('confirmed');
  const next = await screen.findByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
  await user.click(next);
  expect(sent('PATCH /orders/business/{orderId}')).toEqual([]);
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
  next.focus();
  await user.keyboard('{Enter}');
  now.mockRestore();
  expect(sent('PATCH /orders/business/{orderId}')).toMatchObject([{ body: { status: 'preparing' } }]);
});

describe('a wrong press', () => {
  const TAKE_BACK = 'POST /orders/business/{orderId}/take-back';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = async (lng: 'sq' | 'en' = 'sq') => {
    let orders = ORDERS;
    const opened = await open({
      lng,
      advanceTimers: jest.advanceTimersByTime,
      api: {
        'GET /orders/business': () => orders,
        'PATCH /orders/business/{orderId}': () => {
          orders = ORDERS.map((order) =>
            order.id === FIRST.id ? { ...order, status: 'confirmed', version: 2 } : order,
          );
          return orderOf({ status: 'confirmed', version: 2 });
        },
        [TAKE_BACK]: () => {
          orders = ORDERS;
          return orderOf({ version: 3 });
        },
      },
    });
    const step = lng === 'sq' ? 'Konfirmo, porosia K7MQ-4XTD' : 'Confirm, order K7MQ-4XTD';
    await opened.user.click(await screen.findByRole('button', { name: step }));
    return opened;
  };

  test.each([
    ['sq', 'Zhbëje', 'U kthye: porosia K7MQ-4XTD është përsëri: Në pritje'],
    ['en', 'Undo', 'Taken back: order K7MQ-4XTD is again: Pending'],
  ] as const)('can be taken back (%s)', async (lng, undo, told) => {
    const { user, sent } = await press(lng);
    await user.click(await screen.findByRole('button', { name: undo }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toMatchObject([{ body: { version: 2 } }]);
    expect(screen.queryByRole('button', { name: undo })).not.toBeInTheDocument();
  });

  test('can be taken back by Ctrl+Z', async () => {
    const { user, sent } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^U kthye/)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(1);
  });

  test('is offered for five seconds', async () => {
    await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.getByRole('button', { name: 'Zhbëje' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('button', { name: 'Zhbëje' })).not.toBeInTheDocument();
  });
});

test('the view is chosen with a press, and this device keeps it', async () => {
  const { user } = await open({ keptOnDevice: {} });
  expect(await screen.findByRole('table')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Kolona' }));
  expect(await column(/^Në pritje/)).toBeVisible();
  expect(localStorage.getItem('tavolina-orders-view')).toBe('board');
});

describe('an order that arrives', () => {
  afterEach(() => Reflect.deleteProperty(window, 'AudioContext'));

  const arrive = async (options: Partial<ScreenOptions> = {}) => {
    const stream = liveStream();
    let orders = ORDERS;
    const opened = await open({
      ...options,
      api: {
        'GET /orders/business/events': stream.open,
        'GET /orders/business': () => orders,
        'GET /orders/business/{orderId}': orderOf({ id: 'H4PW-9CTE' }),
      },
    });
    await column(/^Në pritje: 2$/);
    await waitFor(() => expect(stream.isOpen()).toBe(true));
    orders = [rowOf({ id: 'H4PW-9CTE', created_at: minutesAgo(0) }), ...ORDERS];
    await act(async () => stream.send({ type: 'order.placed', order_id: 'H4PW-9CTE', status: 'pending' }));
    await screen.findByRole('region', { name: 'Porosi të pashikuara' });
    return opened;
  };
  const arrivals = () => screen.queryByRole('region', { name: 'Porosi të pashikuara' });

  test('stands in the title until somebody says that it has been seen', async () => {
    const { user } = await arrive();
    expect(arrivals()).toHaveTextContent('1 porosi e re H4PW-9CTE');
    expect(document.title).toBe('(1) Porositë · Tavolina');
    await user.click(screen.getByRole('button', { name: 'E pashë' }));
    expect(arrivals()).not.toBeInTheDocument();
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Paneli' })).toHaveFocus(),
    );
    expect(document.title).toBe('Porositë · Tavolina');
  });

  test('is silent once it has been seen in another window of the device', async () => {
    await arrive();
    localStorage.setItem(SEEN_AS, 'R8KX-2MND K7MQ-4XTD H4PW-9CTE');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SEEN_AS })));
    expect(arrivals()).not.toBeInTheDocument();
    expect(document.title).toBe('Porositë · Tavolina');
  });

  test.each([
    ['press', () => screen.getByRole('button', { name: 'E pashë' })],
    ['open', () => within(arrivals() as HTMLElement).getByRole('link', { name: 'Hape' })],
  ] as const)('is told to the other windows as seen (%s)', async (_, way) => {
    const { user } = await arrive();
    await user.click(way());
    await waitFor(() => expect(localStorage.getItem(SEEN_AS)).toMatch('H4PW-9CTE'));
  });

  test('rings again and again where the bell is on, until the order is opened', async () => {
    const audio = fakeAudio();
    const { user } = await arrive(BELL_ON);
    expect(screen.getByRole('button', { name: 'Zëri është i bllokuar: prek për ta ndezur' })).toBeVisible();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByRole('button', { name: 'Zilja e ndezur' })).toBeVisible();
    expect(audio.ringing).toBe(1);
    await user.click(within(arrivals() as HTMLElement).getByRole('link', { name: 'Hape' }));
    await waitFor(() => expect(audio.ringing).toBe(0));
    expect(arrivals()).not.toBeInTheDocument();
  });

  test.each(['{Enter}', ' ', 'mouse'])('its own button lets a waiting bell sound (%s)', async (press) => {
    const audio = fakeAudio();
    const { user } = await arrive(BELL_ON);
    const button = screen.getByRole('button', { name: 'Zëri është i bllokuar: prek për ta ndezur' });
    if (press === 'mouse') await user.click(button);
    else {
      button.focus();
      await user.keyboard(press);
    }
    await waitFor(() => expect(button).toHaveAccessibleName('Zilja e ndezur'));
    expect(audio.ringing).toBe(1);
    expect(localStorage.getItem('tavolina-bell')).toBe('on');
    await user.click(button);
    expect(button).toHaveAccessibleName('Ndiz zilen');
    expect(audio.ringing).toBe(0);
  });

  test('is silent where the bell is off, and rings once it is switched on', async () => {
    const audio = fakeAudio();
    const { user } = await arrive({
      keptOnDevice: { ...SEEN, 'tavolina-orders-view': 'board', 'tavolina-bell': 'off' },
    });
    expect(audio.ringing).toBe(0);
    expect(screen.getByText(/^Zilja është e fikur/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Po, të bjerë këtu' }));
    await waitFor(() => expect(audio.ringing).toBe(1));
    expect(screen.queryByText(/^Zilja është e fikur/)).not.toBeInTheDocument();
    expect(localStorage.getItem('tavolina-bell')).toBe('on');
  });

  test.each([
    ['sq', 'A të bjerë zilja në këtë pajisje kur vjen një porosi?', 'Po, të bjerë këtu', 'on'],
    ['en', 'Should this device ring when an order arrives?', 'Not on this device', 'off'],
  ] as const)('asks once whether this device rings (%s)', async (lng, question, answer, kept) => {
    fakeAudio();
    const { user } = await open({ lng });
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(localStorage.getItem('tavolina-bell')).toBe(kept);
  });

  test('is said not to be heard where the browser has no sound', async () => {
    await open();
    expect(await screen.findByText(/^Ky shfletues nuk lëshon dot zë/)).toBeVisible();
  });

  test.each([
    ['sq', 3, '3 porosi të reja K7MQ-0001, K7MQ-0002, K7MQ-0003'],
    ['sq', 4, '4 porosi të reja K7MQ-0001, K7MQ-0002, K7MQ-0003 +1 tjetër'],
    ['en', 20, '20 new orders K7MQ-0001, K7MQ-0002, K7MQ-0003 +17 more'],
  ] as const)('is one of the first three that are named, in %s, of %d', async (lng, count, words) => {
    const orders = Array.from({ length: count }, (_, index) =>
      rowOf({ id: `K7MQ-${String(index + 1).padStart(4, '0')}` }),
    );
    await open({ lng, api: { 'GET /orders/business': orders } });
    const bar = await screen.findByText(
      (_, element) => element?.tagName === 'P' && element.textContent === words,
    );
    expect(bar).toBeVisible();
    const link = within(bar.parentElement as HTMLElement).getByRole('link', {
      name: lng === 'sq' ? 'Hape' : 'Open',
    });
    expect(link).toHaveAttribute('href', '/business/orders');
  });

  test('is new as well where it arrived while no window was open', async () => {
    const audio = fakeAudio();
    await open({
      keptOnDevice: {
        'tavolina-orders-view': 'board',
        'tavolina-bell': 'on',
        [SEEN_AS]: 'T3VZ-7HQA K7MQ-4XTD',
      },
    });
    await column(/^Në pritje: 2$/);
    expect(arrivals()).toHaveTextContent('1 porosi e re R8KX-2MND');
    expect(document.title).toBe('(1) Porositë · Tavolina');
    expect(within(ticketOf('R8KX-2MND')).getByText('E re')).toBeVisible();
    expect(within(ticketOf('K7MQ-4XTD')).queryByText('E re')).not.toBeInTheDocument();
    await act(async () => document.body.click());
    expect(audio.ringing).toBe(1);
  });

  test('is not seen because another account of this device saw its own', async () => {
    await open({ keptOnDevice: { 'tavolina-seen-orders:tjeter': 'R8KX-2MND K7MQ-4XTD' } });
    expect(await screen.findByText('2 porosi të reja')).toBeVisible();
  });

  test('and whose step is refused was seen', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const { user } = await open({
      keptOnDevice: { 'tavolina-orders-view': 'board' },
      api: {
        'PATCH /orders/business/{orderId}': () => new Promise<Response>((resolve) => (refuse = resolve)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
    await column(/^Konfirmuar: 1$/);
    await act(async () => refuse(failure(503, 'service_unavailable')));
    await column(/^Në pritje: 2$/);
    await waitFor(() => expect(arrivals()).toHaveTextContent('1 porosi e re R8KX-2MND'));
  });
});
