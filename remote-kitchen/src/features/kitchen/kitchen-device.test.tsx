import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { liveStream } from '@tavolina/shared-api/testing';
import { fakeAudio } from '@tavolina/shared-console/testing/fake-audio.ts';
import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { inMinutes, KITCHEN_ORDERS, kitchenTicket, openKitchen } from '../../testing/open-kitchen.ts';

const SLEEPS = 'Ky shfletues nuk e mban ekranin ndezur';

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value });
};

/** A lock of the screen, and how its device lets go of it. */
const wakeLock = () => {
  const told = new EventTarget();
  const lock = {
    released: false,
    addEventListener: told.addEventListener.bind(told),
    release: jest.fn(async () => undefined),
    drop: (): void => {
      lock.released = true;
      told.dispatchEvent(new Event('release'));
    },
  };
  return lock;
};

// product.md §548
test('on a phone the bell is asked for in a line above the tickets', async () => {
  fakeAudio();
  // jsdom has no window size of its own.
  const isPhone = (query: string) => query === '(max-width: 767px)';
  define(globalThis, 'matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone(query) }),
  );
  try {
    await openKitchen();
    expect(await screen.findByText('A të bjerë zilja këtu?')).toBeVisible();
    expect(screen.queryByText(/Bie derisa dikush/)).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(window, 'AudioContext');
  }
});

// product.md §334
describe('the screen of the device', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  const becomes = (state: DocumentVisibilityState): void => {
    define(document, 'visibilityState', state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('stays on, is let go with the page, and is taken again when it is visible again', async () => {
    const locks: ReturnType<typeof wakeLock>[] = [];
    const request = jest.fn(async () => {
      const lock = wakeLock();
      locks.push(lock);
      return lock;
    });
    define(navigator, 'wakeLock', { request });
    const { user } = await openKitchen();
    await kitchenTicket('K7MQ-4XTD');
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/ekranin? (i )?ndezur/)).not.toBeInTheDocument();
    becomes('hidden');
    locks[0]?.drop();
    expect(request).toHaveBeenCalledTimes(1);
    becomes('visible');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Porositë' }));
    await waitFor(() => expect(locks[1]?.release).toHaveBeenCalled());
  });

  test('that the device lets go of is kept on again, or it is said that it cannot be', async () => {
    const lock = wakeLock();
    const request = jest.fn().mockResolvedValueOnce(lock).mockResolvedValueOnce(lock);
    request.mockRejectedValue(new DOMException('low', 'NotAllowedError'));
    define(navigator, 'wakeLock', { request });
    await openKitchen();
    await kitchenTicket('K7MQ-4XTD');
    act(() => lock.drop());
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2), { timeout: 3_000 });
    act(() => lock.drop());
    expect(
      await screen.findByText(/^Pajisja nuk lejon që ekrani/, undefined, { timeout: 3_000 }),
    ).toBeVisible();
  });

  // product.md §192
  test('is asked for here too whether it rings, and says it where it does not', async () => {
    fakeAudio();
    const { user } = await openKitchen();
    await user.click(await screen.findByRole('button', { name: 'Jo në këtë pajisje' }));
    expect(screen.getByText(/^Zilja është e fikur/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Po, të bjerë këtu' }));
    expect(screen.queryByText(/^Zilja është e fikur/)).not.toBeInTheDocument();
    Reflect.deleteProperty(window, 'AudioContext');
  });

  test('may fall asleep where the browser has no means: it is said', async () => {
    await openKitchen();
    expect(await screen.findByText(SLEEPS, { exact: false })).toBeVisible();
  });

  test('may fall asleep where the device refuses: it is said until it does not', async () => {
    const request = jest.fn().mockRejectedValueOnce(new DOMException('low', 'NotAllowedError'));
    request.mockResolvedValue(wakeLock());
    define(navigator, 'wakeLock', { request });
    await openKitchen();
    expect(await screen.findByText(/^Pajisja nuk lejon që ekrani të rrijë ndezur/)).toBeVisible();
    becomes('visible');
    await waitFor(() => expect(screen.queryByText(/^Pajisja nuk lejon/)).not.toBeInTheDocument());
  });

  test('belongs to the page with a press, and is given back with another and when the page is left', async () => {
    define(document, 'fullscreenEnabled', true);
    const change = (element: Element | null): void => {
      define(document, 'fullscreenElement', element);
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    const enter = jest.fn(async () => change(document.documentElement));
    const leave = jest.fn(async () => change(null));
    define(document.documentElement, 'requestFullscreen', enter);
    define(document, 'exitFullscreen', leave);
    const { user } = await openKitchen();
    await user.click(await screen.findByRole('button', { name: 'Ekran i plotë' }));
    await user.click(await screen.findByRole('button', { name: 'Dil nga ekrani i plotë' }));
    await user.click(await screen.findByRole('button', { name: 'Ekran i plotë' }));
    expect(leave).toHaveBeenCalledTimes(1);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Porositë' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  });

  test('without the means there is no such button', async () => {
    await openKitchen();
    await kitchenTicket('K7MQ-4XTD');
    expect(screen.queryByRole('button', { name: 'Ekran i plotë' })).not.toBeInTheDocument();
  });
});

// product.md §336
describe('without a connection', () => {
  afterEach(() => jest.useRealTimers());

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  /** An answer that was on its way has the server asked whether it is there: without a network nobody says so. */
  const overNetwork = {
    'GET /health/live': () => (navigator.onLine ? { status: 'ok' as const } : lost()),
  };

  const goes = (online: jest.SpyInstance, isThere: boolean): void => {
    online.mockReturnValue(isThere);
    act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
  };

  test('what is known stays, says of when it is, lines can be crossed off, and no step is taken', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    const { user, sent } = await openKitchen({ api: overNetwork });
    const ticket = within(await kitchenTicket('K7MQ-4XTD'));
    goes(online, false);
    expect(
      screen.getByText(/^Pajisja është pa lidhje: porositë janë ato të orës \d\d:\d\d\.$/),
    ).toBeVisible();
    await user.click(ticket.getByRole('checkbox', { name: '2× Tavë kosi' }));
    expect(ticket.getByRole('checkbox', { name: '2× Tavë kosi' })).toBeChecked();
    const step = ticket.getByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' });
    expect(step).toHaveAccessibleDescription(
      /gjendja e porosive nuk ndryshohet dot derisa të kthehet lidhja/,
    );
    await user.click(step);
    expect(sent('PATCH /orders/business/{orderId}')).toHaveLength(0);
    goes(online, true);
    await waitFor(() => expect(screen.queryByText(/pa lidhje: porositë/)).not.toBeInTheDocument());
    expect(step).not.toHaveAttribute('aria-disabled');
  });

  test('two hours later the tickets are still there, their minutes have run on, and it is said of when they are', async () => {
    jest.useFakeTimers();
    const online = jest.spyOn(navigator, 'onLine', 'get');
    let answer: () => BusinessOrderRow[] | Promise<never> = () => KITCHEN_ORDERS;
    await openKitchen({
      advanceTimers: jest.advanceTimersByTime,
      api: { ...overNetwork, 'GET /orders/business': () => answer() },
    });
    answer = lost;
    const ticket = await kitchenTicket('K7MQ-4XTD');
    goes(online, false);
    const said = screen.getByText(/^Pajisja është pa lidhje: porositë janë ato të orës/).textContent;
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/^Pajisja është pa lidhje/)).toHaveTextContent((said ?? '').trim());
    expect(ticket).toBeVisible();
    expect(ticket).toHaveTextContent(/Vonesë: 11\d min/);
    const line = within(ticket).getByRole('checkbox', { name: '2× Tavë kosi' });
    act(() => line.click());
    expect(line).toBeChecked();
  });

  // product.md §346, §307
  test('opened anew, tickets and what orders for later wait for are those that the device had', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    const laterBy = (minutes: number) => ({ asked_for: inMinutes(minutes), promised_at: inMinutes(minutes) });
    const busy = { busy_minutes: 20 as const, busy_until: inMinutes(30) };
    const { unmount } = await openKitchen({
      api: {
        'GET /orders/business': [
          rowOf({ id: 'M2DA-8RTX', status: 'confirmed', ...laterBy(35) }),
          rowOf({ id: 'R8KX-2MND', status: 'confirmed', ...laterBy(300) }),
        ],
        'GET /availability/state': { ...ORDERING, ...busy },
      },
    });
    await kitchenTicket('M2DA-8RTX');
    unmount();
    await openKitchen({
      keptOnDevice: Object.fromEntries(Object.entries(localStorage)),
      api: { 'GET /orders/business': lost, 'GET /availability/state': lost },
    });
    await screen.findByText(/^Porositë nuk u ngarkuan/);
    goes(online, false);
    await kitchenTicket('M2DA-8RTX');
    expect(screen.queryByRole('listitem', { name: /R8KX/ })).not.toBeInTheDocument();
  });

  test('a server that does not answer is another thing than a device that is offline', async () => {
    const server = { isThere: true };
    const stream = liveStream();
    await openKitchen({
      lng: 'en',
      api: {
        'GET /orders/business/events': stream.open,
        'GET /health/live': () => (server.isThere ? { status: 'ok' as const } : lost()),
      },
    });
    await kitchenTicket('K7MQ-4XTD');
    server.isThere = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^The server does not answer: the orders are those of/)).toBeVisible();
    server.isThere = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^The server does not/)).not.toBeInTheDocument());
  });

  test('without live changes alone the orders come later: said once, and steps are taken', async () => {
    await openKitchen({ api: { 'GET /orders/business/events': lost } });
    expect(
      await screen.findByText(/^Lidhja e drejtpërdrejtë u ndërpre\. Porositë, të përditësuara/),
    ).toBeVisible();
    expect(screen.getAllByText(/^Lidhja e drejtpërdrejtë u ndërpre/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Shëno gati, porosia M2DA-8RTX' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});
