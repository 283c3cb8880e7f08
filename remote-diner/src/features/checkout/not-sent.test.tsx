import { getOrderTimes } from '@tavolina/shared-api/client';
import { act, screen, waitFor } from '@testing-library/react';
import {
  expectKept,
  fillCheckout,
  openCheckout,
  PLACED,
  submitOrder,
  TIMES,
} from '../../testing/checkout-page.ts';

const NOT_SENT = 'Porosia nuk u dërgua.';
const UNKNOWN = 'Nuk dimë ende nëse restoranti e mori porosinë.';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A checkout whose server can be taken away, and how its orders and keys come out. */
const openWithServer = async () => {
  const server = { isThere: true };
  const opened = await openCheckout({
    'POST /orders': () => (server.isThere ? PLACED : lost()),
    'GET /places/{id}/availability': () => (server.isThere ? TIMES : lost()),
    'GET /health/live': () => (server.isThere ? { status: 'ok' } : lost()),
  });
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const setServer = (isThere: boolean): void => {
    server.isThere = isThere;
    online.mockReturnValue(isThere);
    act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
  };
  return { ...opened, setServer, server };
};

const placed = () => screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' });

test('without a connection nothing is sent, and the diner is told so', async () => {
  const { user, sent, setServer } = await openWithServer();
  await fillCheckout(user);
  setServer(false);
  expect(screen.getByText(/^Porosia kërkon lidhje\./)).toBeInTheDocument();
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
  expect(screen.getByText(/asgjë nuk mbërriti te restoranti/)).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
  expectKept();
  setServer(true);
  await submitOrder(user);
  await placed();
  expect(sent()).toHaveLength(1);
});

// Lost in the background before the press, by live events or the times of the place.
test('after a lost call and a ping that nothing answers nothing is sent, and the next press places one order', async () => {
  const { user, sent, server } = await openWithServer();
  await fillCheckout(user);
  server.isThere = false;
  await act(() => expect(getOrderTimes('oxhaku')).rejects.toMatchObject({ code: 'network_error' }));
  expect(await screen.findByText(/^Tavolina nuk po përgjigjet\./)).toBeInTheDocument();
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
  expect(sent()).toHaveLength(0);
  expectKept();
  server.isThere = true;
  await submitOrder(user);
  await placed();
  expect(sent()).toHaveLength(1);
});

test('what was sent before stays unknown, and is sent again with its own key', async () => {
  const { user, sent, setServer, server } = await openWithServer();
  await fillCheckout(user);
  server.isThere = false;
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(UNKNOWN);
  const before = screen.getByRole('alert');
  setServer(false);
  await submitOrder(user);
  // Told again, in the same words.
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
  expect(screen.getByRole('alert')).toHaveTextContent(UNKNOWN);
  expect(sent()).toHaveLength(1);
  setServer(true);
  await submitOrder(user);
  await placed();
  const [first, second] = sent();
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
