import { act, screen } from '@testing-library/react';
import { keyOf, useCarts } from '../../lib/cart/cart-store.ts';
import { useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import { CART, openCheckout } from '../../testing/checkout-page.ts';

const ORDERS = /^Porosit /;

/** Another tab, which holds a copy of this one's cart, orders it. */
const orderElsewhere = () => {
  const key = keyOf(useCarts.getState(), 'oxhaku');
  const order = {
    id: 'K7MQ-4XTD',
    email: 'arta.k@shembull.al',
    placedAt: '2026-11-21T10:00:00Z',
    cart: CART,
  };
  const { name = '', version } = useRecentOrders.persist.getOptions();
  localStorage.setItem(name, JSON.stringify({ version, state: { orders: [{ ...order, key }] } }));
  return act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })));
};

// product.md §64
test('a cart that another tab ordered says which order it is, and offers no other by itself', async () => {
  await openCheckout();
  await orderElsewhere();
  expect(screen.getByText('Porosia K7MQ-4XTD u regjistrua.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: ORDERS })).not.toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku).toEqual(CART);
});

test('it is ordered once more under a key of its own, by whoever asks for it', async () => {
  const { user } = await openCheckout();
  const before = keyOf(useCarts.getState(), 'oxhaku');
  await orderElsewhere();
  await user.click(screen.getByRole('button', { name: 'Porosite edhe një herë' }));
  expect(await screen.findByRole('button', { name: ORDERS })).toBeInTheDocument();
  expect(keyOf(useCarts.getState(), 'oxhaku')).not.toBe(before);
});

test('it can be emptied, and the order is still found from here', async () => {
  const { user } = await openCheckout();
  await orderElsewhere();
  await user.click(screen.getByRole('button', { name: 'Zbraze shportën këtu' }));
  expect(screen.getByText('Kjo shportë u dërgua tashmë; asgjë nuk dërgohet dy herë.')).toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku).toBeUndefined();
});
