import { authStore, signOut } from '@tavolina/shared-api/auth';
import { failure, liveStream } from '@tavolina/shared-api/testing';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { fakeAudio } from '@tavolina/shared-console/testing/fake-audio.ts';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { tap } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  BOARD_KEPT,
  column,
  minutesAgo,
  ORDERS,
  openBoard,
  SEEN_AS,
  ticketOf,
} from '../../testing/open-board.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const BELL_ON = { ...BOARD_KEPT, 'tavolina-bell': 'on' };

// product.md §67
describe('an order that arrives', () => {
  afterEach(() => Reflect.deleteProperty(window, 'AudioContext'));

  const arrive = async (options: Partial<ScreenOptions> = {}) => {
    const stream = liveStream();
    let orders = ORDERS;
    const opened = await openBoard({
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

  test.each(['E pashë', 'Jo në këtë pajisje'])(
    'a double tap on “%s” presses nothing of the board',
    async (name) => {
      fakeAudio();
      await arrive();
      const button = screen.getByRole('button', { name });
      // Looked for before: a slow machine would find it after the second tap's time.
      const ticket = screen.getByRole('link', { name: 'R8KX-2MND' });
      tap(button);
      expect(button).not.toBeInTheDocument();
      expect(tap(ticket)).toBe(false);
    },
  );

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
    const { user } = await arrive({ keptOnDevice: BELL_ON });
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
    const { user } = await arrive({ keptOnDevice: BELL_ON });
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
      keptOnDevice: { ...BOARD_KEPT, 'tavolina-bell': 'off' },
    });
    expect(audio.ringing).toBe(0);
    expect(screen.getByText(/^Zilja është e fikur/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Po, të bjerë këtu' }));
    await waitFor(() => expect(audio.ringing).toBe(1));
    expect(screen.queryByText(/^Zilja është e fikur/)).not.toBeInTheDocument();
    expect(localStorage.getItem('tavolina-bell')).toBe('on');
  });

  // product.md §192
  test.each([
    ['sq', 'A të bjerë zilja në këtë pajisje kur vjen një porosi?', 'Po, të bjerë këtu', 'on'],
    ['en', 'Should this device ring when an order arrives?', 'Not on this device', 'off'],
  ] as const)('asks once whether this device rings (%s)', async (lng, question, answer, kept) => {
    fakeAudio();
    const { user } = await openBoard({ lng });
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(localStorage.getItem('tavolina-bell')).toBe(kept);
  });

  test('is said not to be heard where the browser has no sound', async () => {
    await openBoard();
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
    await openBoard({ lng, api: { 'GET /orders/business': orders } });
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
    await openBoard({
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

  // product.md §67
  test('rings after the next sign-in where it arrived while nobody was signed in', async () => {
    const audio = fakeAudio();
    let orders = ORDERS;
    const { user } = await openBoard({
      keptOnDevice: BELL_ON,
      api: { 'POST /login': SESSION, 'GET /orders/business': () => orders },
    });
    await column(/^Në pritje: 2$/);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(arrivals()).not.toBeInTheDocument();
    act(() => {
      signOut();
      authStore.setState({ hasExpired: true });
    });
    await screen.findByRole('heading', { level: 1, name: 'Mirë se u ktheve' });
    orders = [rowOf({ id: 'H4PW-9CTE', created_at: minutesAgo(0) }), ...ORDERS];
    expect(audio.ringing).toBe(0);
    await user.type(screen.getByLabelText('E-mail'), 'owner@tavolina.test');
    await user.type(screen.getByLabelText('Fjalëkalimi'), 'Tavolina-2026!');
    await user.click(screen.getByRole('button', { name: 'Hyr' }));
    await column(/^Në pritje: 3$/);
    expect(arrivals()).toHaveTextContent('1 porosi e re H4PW-9CTE');
    await waitFor(() => expect(audio.ringing).toBe(1));
    expect(within(ticketOf('H4PW-9CTE')).getByText('E re')).toBeVisible();
    expect(within(ticketOf('K7MQ-4XTD')).queryByText('E re')).not.toBeInTheDocument();
  });

  test('is not seen because another account of this device saw its own', async () => {
    await openBoard({ keptOnDevice: { 'tavolina-seen-orders:tjeter': 'R8KX-2MND K7MQ-4XTD' } });
    expect(await screen.findByText('2 porosi të reja')).toBeVisible();
  });

  test('and whose step is refused was seen', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const { user } = await openBoard({
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

// product.md §637
test('of orders that arrive while the list is read, all are shown by one reading more', async () => {
  const stream = liveStream();
  let orders = ORDERS;
  let hold: Promise<void> | undefined;
  let readings = 0;
  await openBoard({
    api: {
      'GET /orders/business/events': stream.open,
      'GET /orders/business': async () => {
        readings += 1;
        const found = orders;
        await hold;
        return found;
      },
      'GET /orders/business/{orderId}': orderOf({ id: 'H4PW-9CT1' }),
    },
  });
  await column(/^Në pritje: 2$/);
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await waitFor(() => expect(readings).toBeGreaterThan(1));
  const before = readings;
  let answer = (): void => undefined;
  hold = new Promise((resolve) => {
    answer = resolve;
  });
  for (const n of [1, 2, 3, 4, 5]) {
    orders = [rowOf({ id: `H4PW-9CT${n}`, created_at: minutesAgo(0) }), ...orders];
    await act(async () => stream.send({ type: 'order.placed', order_id: `H4PW-9CT${n}`, status: 'pending' }));
  }
  expect(readings).toBe(before + 1);
  hold = undefined;
  await act(async () => answer());
  await column(/^Në pritje: 7$/);
  expect(readings).toBe(before + 2);
});
