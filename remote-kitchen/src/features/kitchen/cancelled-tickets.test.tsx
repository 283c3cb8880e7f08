import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, liveStream } from '@tavolina/shared-api/testing';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { orderOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { tap } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { inMinutes, KITCHEN_ORDERS, kitchenTicket, openKitchen } from '../../testing/open-kitchen.ts';

const PATCH = 'PATCH /orders/business/{orderId}';
const LIST = 'GET /orders/business';
const CANCELLED_AT = inMinutes(0);
const ID = 'K7MQ-4XTD';

/** The orders once some were cancelled elsewhere: their lines are in no answer any more. */
const withoutIds = (...ids: string[]): BusinessOrderRow[] =>
  KITCHEN_ORDERS.map(({ lines, ...order }) =>
    ids.includes(order.id)
      ? { ...order, status: 'cancelled', version: 7, status_at: CANCELLED_AT }
      : { ...order, lines },
  );

/** Opens the kitchen at a server where others cancel orders. */
const openWithOthers = async (
  options: { lng?: 'sq' | 'en'; keptOnDevice?: Record<string, string>; api?: FakeHandlers } = {},
) => {
  const stream = liveStream();
  let orders: BusinessOrderRow[] = KITCHEN_ORDERS;
  const opened = await openKitchen({
    advanceTimers: jest.advanceTimersByTime,
    ...options,
    api: { [LIST]: () => orders, 'GET /orders/business/events': stream.open, ...options.api },
  });
  await kitchenTicket('M2DA-8RTX');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const hold = (held: BusinessOrderRow[]): void => {
    orders = held;
  };
  const change = async (held: BusinessOrderRow[], ...ids: string[]): Promise<void> => {
    hold(held);
    for (const id of ids)
      await act(async () => stream.send({ type: 'order.updated', order_id: id, status: 'cancelled' }));
  };
  const cancel = (...ids: string[]) => change(withoutIds(...ids), ...ids);
  /** Until presses count again (product.md §128). */
  const react = () => act(() => jest.advanceTimersByTimeAsync(500));
  return { ...opened, hold, change, cancel, react };
};

const ticket = () => screen.queryByRole('listitem', { name: /K7MQ/ });
const seenButton = (id = ID) => screen.findByRole('button', { name: `E pashë, porosia ${id}` });
const onDevice = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));
/** Opens the kitchen again on the device as it was left. */
const reopen = (api: FakeHandlers = { [LIST]: withoutIds(ID) }) =>
  openKitchen({ keptOnDevice: onDevice(), advanceTimers: jest.advanceTimersByTime, api });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// product.md §631
describe('an order that is cancelled elsewhere while it is made', () => {
  test.each([
    ['sq', 'U anulua Porosia K7MQ-4XTD, Tavolina 4', 'E pashë, porosia K7MQ-4XTD', 'Të gjitha: 1'],
    ['en', 'Cancelled Order K7MQ-4XTD, Table 4', 'Seen, order K7MQ-4XTD', 'All: 1'],
  ] as const)(
    'stays in its place and says so until somebody has seen it (%s)',
    async (lng, said, seen, all) => {
      const { user, cancel, react } = await openWithOthers({ lng });
      await cancel(ID);
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      const shown = within(screen.getByRole('main')).getAllByRole('listitem', { name: /4XTD|8RTX/ });
      expect(shown[1]).toContainElement(screen.getByRole('alert'));
      const held = within(shown[1] as HTMLElement);
      expect(held.getByText('Tavë kosi')).toBeVisible();
      expect(held.getAllByRole('button')).toEqual([held.getByRole('button', { name: seen })]);
      expect(screen.getByRole('radio', { name: all })).toBeChecked();
      await react();
      held.getByRole('button', { name: seen }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(ticket()).not.toBeInTheDocument());
      await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAccessibleName(/8RTX/));
    },
  );

  test('takes no red button from the next one', async () => {
    const { cancel } = await openWithOthers();
    await cancel('M2DA-8RTX');
    await seenButton('M2DA-8RTX');
    expect(screen.getByRole('button', { name: `Fillo gatimin, porosia ${ID}` })).toHaveClass('action');
  });

  test('goes by a double tap that takes no step of the ticket that moves up', async () => {
    const { cancel, react, sent } = await openWithOthers();
    await cancel('M2DA-8RTX');
    const seen = await seenButton('M2DA-8RTX');
    await react();
    tap(seen);
    await waitFor(() => expect(seen).not.toBeInTheDocument());
    expect(tap(screen.getByRole('button', { name: `Fillo gatimin, porosia ${ID}` }))).toBe(false);
    expect(sent(PATCH)).toHaveLength(0);
  });

  test('is still said after a reload, and never again once it was seen', async () => {
    const { cancel, unmount } = await openWithOthers();
    await cancel(ID);
    await seenButton();
    unmount();
    const again = await reopen();
    await again.user.click(await seenButton());
    await waitFor(() => expect(ticket()).not.toBeInTheDocument());
    again.unmount();
    await reopen();
    await kitchenTicket('M2DA-8RTX');
    expect(ticket()).not.toBeInTheDocument();
  });

  test('is said where it was cancelled while the screen was closed', async () => {
    const { unmount } = await openWithOthers();
    unmount();
    await reopen();
    expect(await seenButton()).toBeVisible();
  });

  test('is still said where the screen is opened without a connection, with its dishes', async () => {
    const { cancel, unmount } = await openWithOthers();
    await cancel(ID);
    await seenButton();
    unmount();
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    await reopen({ [LIST]: lost, 'GET /health/live': lost });
    await screen.findByText(/^Serveri nuk përgjigjet: porositë janë ato të orës/);
    const held = within(await kitchenTicket(ID));
    expect(held.getByRole('alert')).toHaveTextContent(/^U anulua/);
    expect(held.getByText('Tavë kosi')).toBeVisible();
  });

  test('is said again where it was taken on again and is cancelled a second time', async () => {
    const { user, change, cancel, react } = await openWithOthers();
    await cancel(ID);
    await seenButton();
    await react();
    await user.click(await seenButton());
    await change(KITCHEN_ORDERS, ID);
    await screen.findByRole('button', { name: `Fillo gatimin, porosia ${ID}` });
    await change(
      withoutIds(ID).map((order) => ({ ...order, status_at: inMinutes(4) })),
      ID,
    );
    expect(await seenButton()).toBeVisible();
  });

  test('is said too where its step is refused because of that', async () => {
    const { user, hold } = await openWithOthers({
      api: {
        [PATCH]: () => {
          hold(withoutIds('M2DA-8RTX'));
          return failure(409, 'version_conflict');
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Shëno gati, porosia M2DA-8RTX' }));
    expect(await seenButton('M2DA-8RTX')).toBeVisible();
  });
});

// product.md §631
describe('nothing is said of an order', () => {
  test('that was never on this screen', async () => {
    const { cancel } = await openWithOthers({ keptOnDevice: { 'tavolina-kitchen-way': 'pickup' } });
    await cancel(ID, 'R8KX-2MND', 'C4PZ-9WKE', 'M2DA-8RTX');
    await seenButton('M2DA-8RTX');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('that was cancelled on this device', async () => {
    const { cancel } = await openWithOthers({
      keptOnDevice: {
        [`tavolina-seen-orders:${SESSION.user_id}`]: `${ID}@cancelled:${CANCELLED_AT}`,
      },
    });
    await cancel(ID);
    await waitFor(() => expect(ticket()).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

// product.md §632
test('an order that is cancelled meanwhile takes its undo along, and no other; the keyboard goes on among the tickets', async () => {
  const stepped = new Map<string, Partial<BusinessOrderRow>>();
  const now = (orders: BusinessOrderRow[]) => orders.map((order) => ({ ...order, ...stepped.get(order.id) }));
  const { user, hold, change, react } = await openWithOthers({
    api: {
      [PATCH]: ({ params: { orderId: id = '' }, body }) => {
        stepped.set(id, { status: (body as BusinessOrderRow).status, version: 2 });
        hold(now(KITCHEN_ORDERS));
        return orderOf({ id, ...stepped.get(id) });
      },
    },
  });
  const undoOf = (id: string) =>
    screen.queryByRole('button', { name: 'Zhbëje', description: new RegExp(id) });
  for (const [step, id] of [
    ['Fillo gatimin', ID],
    ['Shëno gati', 'M2DA-8RTX'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `${step}, porosia ${id}` }));
    await waitFor(() => expect(undoOf(id)).toBeVisible());
    await react();
  }
  act(() => undoOf(ID)?.focus());
  expect(undoOf(ID)).toHaveFocus();
  stepped.delete(ID);
  // Of another change the server says at the press what it makes of it.
  stepped.set('M2DA-8RTX', { status: 'ready', version: 3 });
  await change(now(withoutIds(ID)), ID);
  await seenButton();
  expect(undoOf(ID)).not.toBeInTheDocument();
  expect(undoOf('M2DA-8RTX')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});
