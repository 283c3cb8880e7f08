import { tap } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { FIRST, ORDERS, openBoard } from '../testing/open-board.ts';
import { orderOf } from '../testing/order-samples.ts';

type User = Awaited<ReturnType<typeof openBoard>>['user'];
const undo = () => screen.getByRole('button', { name: 'Zhbëje' });

// product.md §129
describe('a wrong press', () => {
  const TAKE_BACK = 'POST /orders/business/{orderId}/take-back';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = async (lng: 'sq' | 'en' = 'sq') => {
    let orders = ORDERS;
    const opened = await openBoard({
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

  test('is taken back by a double tap that presses nothing else', async () => {
    const { sent } = await press();
    tap(await screen.findByRole('button', { name: 'Zhbëje' }));
    expect(tap(screen.getByRole('button', { name: 'Ndalo porositë' }))).toBe(false);
    expect(await screen.findByText(/^U kthye/)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(1);
  });

  test('can be taken back by Ctrl+Z', async () => {
    const { user, sent } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^U kthye/)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(1);
  });

  test('takes the keyboard along where Ctrl+Z moves the order that has it', async () => {
    const { user } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Fillo gatimin, .*4XTD$/ })).toHaveFocus(),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Konfirmo, .*4XTD$/ })).toHaveFocus());
  });

  test.each([
    ['and nobody is on it', async () => undefined],
    ['also under a pointer', async (user: User) => user.hover(undo())],
    ['also with the keyboard on it', async () => act(() => undo().focus())],
  ] as const)('is offered for five seconds, %s', async (_, come) => {
    const { user } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    await come(user);
    await act(() => jest.advanceTimersByTimeAsync(2_400));
    expect(undo()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('button', { name: 'Zhbëje' })).not.toBeInTheDocument();
  });

  test.each([
    ['goes by itself', async () => act(() => jest.advanceTimersByTimeAsync(5_100))],
    ['is pressed', async (user: User) => user.keyboard('{Enter}')],
  ] as const)('leaves the keyboard among the orders where its button %s', async (_, go) => {
    const { user } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    act(() => undo().focus());
    await go(user);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zhbëje' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: 'R8KX-2MND' })).toHaveFocus());
  });
});
