import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure, liveStream } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BOARD_KEPT, column, minutesAgo, openBoard, SEEN_AS, ticketOf } from '../../testing/open-board.ts';
import { CHANGE, openOrder, serverWith } from '../../testing/open-order.ts';

const AT = '2099-11-20T18:40:00.000Z';
const DELAY = 'POST /orders/business/{orderId}/delay';
const SEEN = 'POST /orders/business/seen';

const openWith = (order: Partial<BusinessOrderRow>, api: object = {}) =>
  openBoard({
    api: {
      'GET /orders/business': [rowOf({ created_at: minutesAgo(1), promised_at: AT, ...order })],
      ...api,
    },
  });

describe('on the board', () => {
  // product.md §290
  test.each([15, 20, 30, 45])('one press confirms an order, ready in %s minutes', async (minutes) => {
    const { user, sent } = await openWith({}, { [CHANGE]: orderOf({ status: 'confirmed' }) });
    await column(/^Në pritje: 1$/);
    expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('Gati më 20.11.2099, rreth orës 19:40');
    await user.click(screen.getByRole('button', { name: `Gati për ${minutes} min, porosia K7MQ-4XTD` }));
    await waitFor(() =>
      expect(sent(CHANGE)[0]?.body).toEqual({ status: 'confirmed', version: 1, promise_minutes: minutes }),
    );
  });

  test('the step takes the promise of the order', async () => {
    const { user, sent } = await openWith({}, { [CHANGE]: orderOf({ status: 'confirmed' }) });
    await user.click(await screen.findByRole('button', { name: 'Konfirmo, porosia K7MQ-4XTD' }));
    await waitFor(() => expect(sent(CHANGE)[0]?.body).toEqual({ status: 'confirmed', version: 1 }));
  });

  // product.md §291
  test.each(['confirmed', 'preparing'] as const)(
    'an order that is %s gets ten minutes more',
    async (status) => {
      const { user, sent } = await openWith(
        { status, version: 3 },
        { [DELAY]: orderOf({ status, version: 4 }) },
      );
      await user.click(await screen.findByRole('button', { name: 'Edhe 10 minuta, porosia K7MQ-4XTD' }));
      await waitFor(() => expect(sent(DELAY)[0]?.body).toEqual({ minutes: 10, version: 3 }));
    },
  );

  test('a delay that is refused says so at its order', async () => {
    const { user } = await openWith(
      { status: 'confirmed' },
      { [DELAY]: failure(409, 'order_state_conflict', 'Porosia ka ecur.') },
    );
    await user.click(await screen.findByRole('button', { name: 'Edhe 10 minuta, porosia K7MQ-4XTD' }));
    expect(await within(ticketOf('K7MQ-4XTD')).findByRole('alert')).toHaveTextContent('Koha nuk u ndryshua.');
  });

  test('a double press is one delay', async () => {
    const { sent } = await openWith(
      { status: 'confirmed', version: 3 },
      { [DELAY]: orderOf({ status: 'confirmed', version: 4 }) },
    );
    await screen.findByRole('button', { name: 'Edhe 10 minuta, porosia K7MQ-4XTD' });
    await pressTwice('Edhe 10 minuta, porosia K7MQ-4XTD');
    expect(sent(DELAY)).toHaveLength(1);
  });

  test('a delay that arrived without an answer is not called failed', async () => {
    let promised_at = AT;
    const { user } = await openWith(
      {},
      {
        'GET /orders/business': () => [rowOf({ status: 'confirmed', promised_at })],
        [DELAY]: () => {
          promised_at = '2099-11-20T18:50:00.000Z';
          return failure(503, 'service_unavailable');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Edhe 10 minuta, porosia K7MQ-4XTD' }));
    await waitFor(() => expect(ticketOf('K7MQ-4XTD')).toHaveTextContent('rreth orës 19:50'));
    expect(screen.queryByText('Koha nuk u ndryshua.')).not.toBeInTheDocument();
  });

  test('an order that is ready has no promise to change', async () => {
    await openWith({ status: 'ready' });
    await column(/^Gati: 1$/);
    expect(ticketOf('K7MQ-4XTD')).not.toHaveTextContent('rreth orës');
    expect(screen.queryByRole('button', { name: /minuta/ })).not.toBeInTheDocument();
  });
});

// product.md §290
test('in the list, one press confirms an order with another time', async () => {
  const { user, sent } = await openBoard({
    keptOnDevice: {},
    api: {
      'GET /orders/business': [
        rowOf(),
        rowOf({ id: 'R8KX-2MND', asked_for: AT }),
        rowOf({ id: 'M2DA-8RTX', status: 'preparing' }),
      ],
      [CHANGE]: orderOf({ status: 'confirmed' }),
    },
  });
  const minutes = within(await screen.findByRole('table')).getAllByRole('button', { name: /^Gati për/ });
  expect(minutes.map(({ textContent }) => textContent)).toEqual(['15', '20', '30', '45']);
  await user.click(screen.getByRole('button', { name: 'Gati për 20 min, porosia K7MQ-4XTD' }));
  await waitFor(() =>
    expect(sent(CHANGE)[0]?.body).toEqual({ status: 'confirmed', version: 1, promise_minutes: 20 }),
  );
});

describe('on its page', () => {
  test('an order is confirmed with a time', async () => {
    const { user, sent } = await openOrder(serverWith({ promised_at: AT }));
    expect(await screen.findByText('më 20.11.2099, rreth orës 19:40')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gati për 30 min, porosia K7MQ-4XTD' }));
    await waitFor(() =>
      expect(sent(CHANGE)[0]?.body).toEqual({ status: 'confirmed', version: 1, promise_minutes: 30 }),
    );
  });

  // product.md §289
  test('an order that waits is declined with a reason', async () => {
    const { user, sent } = await openOrder(serverWith());
    await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const reasons = within(dialog.getByRole('group', { name: 'Pse? Klienti e lexon.' }));
    expect(reasons.getAllByRole('radio')).toHaveLength(4);
    await user.click(reasons.getByRole('radio', { name: 'Diçka ka mbaruar' }));
    await user.click(dialog.getByRole('button', { name: 'Anulo porosinë' }));
    await waitFor(() =>
      expect(sent(CHANGE)[0]?.body).toEqual({ status: 'cancelled', version: 1, decline_reason: 'sold_out' }),
    );
  });

  test('an order that was answered is cancelled without one', async () => {
    const { user, sent } = await openOrder(serverWith({ status: 'confirmed' }));
    await user.click(await screen.findByRole('button', { name: 'Anulo porosinë…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Anulo porosinë' }));
    await waitFor(() => expect(sent(CHANGE)[0]?.body).toEqual({ status: 'cancelled', version: 1 }));
  });
});

// product.md §292
test('an order that nobody answers is new again where it was seen', async () => {
  const stream = liveStream();
  await openBoard({ api: { 'GET /orders/business/events': stream.open } });
  await column(/^Në pritje: 2$/);
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  expect(screen.queryByRole('region', { name: 'Porosi të pashikuara' })).not.toBeInTheDocument();
  await act(async () => stream.send({ type: 'order.unanswered', order_id: 'K7MQ-4XTD', status: 'pending' }));
  expect(await screen.findByRole('region', { name: 'Porosi të pashikuara' })).toHaveTextContent('K7MQ-4XTD');
});

// product.md §292
describe('the reminder of an order that was seen', () => {
  const reminded = rowOf({ created_at: minutesAgo(6), remind_at: minutesAgo(1) });
  const bar = () => screen.queryByRole('region', { name: 'Porosi të pashikuara' });
  afterEach(() => jest.useRealTimers());

  test('rings on a console that missed it, once it is back, until somebody says it was seen', async () => {
    jest.useFakeTimers();
    let orders = [rowOf({ created_at: minutesAgo(6) })];
    await openBoard({
      api: {
        'GET /orders/business': () => orders,
        // No events: it asks by itself.
        'GET /orders/business/events': failure(503, 'service_unavailable'),
      },
    });
    await column(/^Në pritje: 1$/);
    expect(bar()).not.toBeInTheDocument();
    orders = [reminded];
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    // Counted from when it heard that there are no events, which is a moment after the orders came.
    expect(await screen.findByRole('region', { name: 'Porosi të pashikuara' })).toHaveTextContent(
      'K7MQ-4XTD',
    );
    act(() => screen.getByRole('button', { name: 'E pashë' }).click());
    expect(bar()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(bar()).not.toBeInTheDocument();
  });

  test('rings on a console that is opened only after it, and not again once it was seen there', async () => {
    const { unmount } = await openBoard({ api: { 'GET /orders/business': [reminded] } });
    expect(await screen.findByRole('region', { name: 'Porosi të pashikuara' })).toBeVisible();
    unmount();
    const seen = `R8KX-2MND K7MQ-4XTD@${reminded.remind_at}`;
    await openBoard({
      keptOnDevice: { ...BOARD_KEPT, [SEEN_AS]: seen },
      api: { 'GET /orders/business': [reminded] },
    });
    await column(/^Në pritje: 1$/);
    expect(bar()).not.toBeInTheDocument();
  });

  test('rings when its time comes, without any word of the server', async () => {
    jest.useFakeTimers();
    await openBoard({
      api: { 'GET /orders/business': [rowOf({ created_at: minutesAgo(4), remind_at: minutesAgo(-1) })] },
    });
    await column(/^Në pritje: 1$/);
    expect(bar()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(bar()).toHaveTextContent('K7MQ-4XTD');
  });
});

test('an order that nobody answers is new again also where it is open, until somebody says it was seen', async () => {
  const stream = liveStream();
  const { user } = await openOrder({ ...serverWith(), 'GET /orders/business/events': stream.open });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await act(async () => stream.send({ type: 'order.unanswered', order_id: 'K7MQ-4XTD', status: 'pending' }));
  await user.click(await screen.findByRole('button', { name: 'E pashë' }));
  expect(screen.queryByRole('region', { name: 'Porosi të pashikuara' })).not.toBeInTheDocument();
});

// product.md §294
describe('orders that are shown', () => {
  // They are told a second later, together.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const showAs = (state: DocumentVisibilityState): void => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  afterEach(() => jest.restoreAllMocks());

  test('are told in one call, those that wait and were not seen before', async () => {
    const orders = [
      rowOf({ id: 'R8KX-2MND' }),
      rowOf({ id: 'H4PW-9CTE' }),
      rowOf({ id: 'M2DA-8RTX', seen_at: AT }),
      rowOf({ id: 'T3VZ-7HQA', status: 'preparing' }),
    ];
    const { sent } = await openBoard({ api: { 'GET /orders/business': orders } });
    await waitFor(() => expect(sent(SEEN)).toHaveLength(1));
    expect(sent(SEEN)[0]?.body).toEqual({ order_ids: ['R8KX-2MND', 'H4PW-9CTE'] });
  });

  // product.md §701
  test('are not told where support views them', async () => {
    const { sent } = await openBoard({ isView: true, api: { 'GET /orders/business': [rowOf({})] } });
    await column(/^Në pritje: 1$/);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent(SEEN)).toEqual([]);
  });

  test('count once their screen is visible, and again when the call fails', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    let calls: FakeRequest[] = [];
    await openOrder({
      ...serverWith(),
      [SEEN]: (request: FakeRequest) => {
        calls = [...calls, request];
        return calls.length === 1 ? failure(503, 'service_unavailable') : undefined;
      },
    });
    await screen.findByRole('heading', { level: 1, name: /K7MQ-4XTD/ });
    expect(calls).toEqual([]);
    showAs('visible');
    await waitFor(() => expect(calls).toHaveLength(1));
    showAs('hidden');
    showAs('visible');
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
