import { failure, pending } from '@tavolina/shared-api/testing';
import { orderOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { tap } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { FIRST, ORDERS, openBoard } from '../../testing/open-board.ts';

type User = Awaited<ReturnType<typeof openBoard>>['user'];
const undo = () => screen.getByRole('button', { name: 'Zhbëje' });

// product.md §129
describe('a wrong press', () => {
  const TAKE_BACK = 'POST /orders/business/{orderId}/take-back';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = async (lng: 'sq' | 'en' = 'sq') => {
    let orders = ORDERS;
    const server = { answers: true, takesBack: true };
    const opened = await openBoard({
      lng,
      advanceTimers: jest.advanceTimersByTime,
      api: {
        'GET /orders/business': () => orders,
        'PATCH /orders/business/{orderId}': () => {
          if (!server.answers) return pending();
          orders = ORDERS.map((order) =>
            order.id === FIRST.id ? { ...order, status: 'confirmed', version: 2 } : order,
          );
          return orderOf({ status: 'confirmed', version: 2 });
        },
        [TAKE_BACK]: () => {
          if (!server.takesBack) return failure(503, 'service_unavailable');
          orders = ORDERS;
          return orderOf({ version: 3 });
        },
      },
    });
    const step = lng === 'sq' ? 'Konfirmo, porosia K7MQ-4XTD' : 'Confirm, order K7MQ-4XTD';
    await opened.user.click(await screen.findByRole('button', { name: step }));
    return { ...opened, server };
  };

  test.each([
    ['sq', 'Zhbëje', 'U zhbë. Porosia K7MQ-4XTD: Në pritje'],
    ['en', 'Undo', 'Undone. Order K7MQ-4XTD: Pending'],
  ] as const)('can be taken back (%s)', async (lng, undo, told) => {
    const { user, sent } = await press(lng);
    await user.click(await screen.findByRole('button', { name: undo }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toMatchObject([{ body: { version: 2 } }]);
    expect(screen.queryByRole('button', { name: undo })).not.toBeInTheDocument();
  });

  test('can be taken back again where the server gave no answer', async () => {
    const { user, sent, server } = await press();
    server.takesBack = false;
    await user.click(await screen.findByRole('button', { name: 'Zhbëje' }));
    expect(await screen.findByText('Hapi i porosisë K7MQ-4XTD nuk u zhbë.')).toBeVisible();
    server.takesBack = true;
    await act(() => jest.advanceTimersByTimeAsync(600));
    await user.click(undo());
    expect(await screen.findByText(/^U zhbë/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(2);
  });

  test('is taken back by a double tap that presses nothing else', async () => {
    const { sent } = await press();
    tap(await screen.findByRole('button', { name: 'Zhbëje' }));
    expect(tap(screen.getByRole('button', { name: 'Ndalo porositë' }))).toBe(false);
    expect(await screen.findByText(/^U zhbë/)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(1);
  });

  test('can be taken back by Ctrl+Z', async () => {
    const { user, sent } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^U zhbë/)).toBeInTheDocument();
    expect(sent(TAKE_BACK)).toHaveLength(1);
  });

  test('can be taken back by Ctrl+Z from a box or a choice, where nothing is typed', async () => {
    const { user, sent } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    (screen.getAllByRole('radio')[0] as HTMLElement).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^U zhbë/)).toBeInTheDocument();
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
  describe('one of several', () => {
    const SECOND = 'R8KX-2MND';
    const bars = () => screen.getAllByRole('button', { name: 'Zhbëje' });
    const undoOf = (id: string) =>
      screen.getByRole('button', { name: 'Zhbëje', description: new RegExp(id) });

    /** Confirms two orders, the second two seconds after the first. */
    const pressBoth = async (takeBack: (id: string) => unknown = () => undefined) => {
      const versions = new Map([
        [FIRST.id, 1],
        [SECOND, 1],
      ]);
      const confirmed = new Set<string>();
      const now = () =>
        ORDERS.map((order) => ({
          ...order,
          version: versions.get(order.id) ?? 1,
          status: confirmed.has(order.id) ? ('confirmed' as const) : order.status,
        }));
      const move = (id: string) => {
        versions.set(id, (versions.get(id) ?? 1) + 1);
        return versions.get(id) ?? 1;
      };
      const opened = await openBoard({
        advanceTimers: jest.advanceTimersByTime,
        api: {
          'GET /orders/business': now,
          'PATCH /orders/business/{orderId}': ({ params: { orderId: id = '' } }) => {
            confirmed.add(id);
            return orderOf({ id, status: 'confirmed', version: move(id) });
          },
          [TAKE_BACK]: ({ params: { orderId: id = '' } }) => {
            const refusal = takeBack(id);
            if (refusal instanceof Response) return refusal;
            confirmed.delete(id);
            return orderOf({ id, version: move(id) });
          },
        },
      });
      const { user } = opened;
      await user.click(await screen.findByRole('button', { name: `Konfirmo, porosia ${FIRST.id}` }));
      await screen.findByRole('button', { name: 'Zhbëje' });
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await user.click(screen.getByRole('button', { name: `Konfirmo, porosia ${SECOND}` }));
      await waitFor(() => expect(bars()).toHaveLength(2));
      return opened;
    };
    const takenBack = (sent: Awaited<ReturnType<typeof openBoard>>['sent']) =>
      sent(TAKE_BACK).map(({ params, body }) => [params.orderId, body]);

    test('can be taken back by its own button, and then the other one', async () => {
      const { user, sent } = await pressBoth();
      await user.click(undoOf(FIRST.id));
      expect(await screen.findByText(`U zhbë. Porosia ${FIRST.id}: Në pritje`)).toBeInTheDocument();
      expect(bars()).toEqual([undoOf(SECOND)]);
      await user.click(undoOf(SECOND));
      expect(await screen.findByText(`U zhbë. Porosia ${SECOND}: Në pritje`)).toBeInTheDocument();
      expect(takenBack(sent)).toEqual([
        [FIRST.id, { version: 2 }],
        [SECOND, { version: 2 }],
      ]);
    });

    test('has its own five seconds', async () => {
      await pressBoth();
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(bars()).toEqual([undoOf(FIRST.id), undoOf(SECOND)]);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(bars()).toEqual([undoOf(SECOND)]);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(screen.queryByRole('button', { name: 'Zhbëje' })).not.toBeInTheDocument();
    });

    test('is taken back by Ctrl+Z, the last one first', async () => {
      const { user, sent } = await pressBoth();
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(bars()).toEqual([undoOf(FIRST.id)]));
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(takenBack(sent).map(([id]) => id)).toEqual([SECOND, FIRST.id]));
    });

    test('that is not taken back is named, and the other one can still be', async () => {
      const { user, sent } = await pressBoth((id) =>
        id === FIRST.id ? failure(409, 'order_changed', 'Porosia ndryshoi.') : undefined,
      );
      await user.click(undoOf(FIRST.id));
      await user.click(undoOf(SECOND));
      expect(await screen.findByText(`U zhbë. Porosia ${SECOND}: Në pritje`)).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(`Hapi i porosisë ${FIRST.id} nuk u zhbë.`);
      expect(sent(TAKE_BACK)).toHaveLength(2);
    });
  });
  test('cannot be taken back once the next step of its order is under way', async () => {
    const { user, server } = await press();
    await screen.findByRole('button', { name: 'Zhbëje' });
    await act(() => jest.advanceTimersByTimeAsync(500));
    server.answers = false;
    await user.click(screen.getByRole('button', { name: 'Fillo gatimin, porosia K7MQ-4XTD' }));
    expect(screen.queryByRole('button', { name: 'Zhbëje' })).not.toBeInTheDocument();
  });
});
