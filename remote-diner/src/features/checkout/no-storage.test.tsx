import { screen } from '@testing-library/react';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { fillCheckout, openCheckout, submitOrder } from '../../testing/checkout-page.ts';

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('on a device that keeps nothing an order is placed all the same, once and by one press', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { user, sent } = await openCheckout();
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeInTheDocument();
  expect(screen.getByText(/^Porosia .* u regjistrua\.$/)).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  expect(useCarts.getState().carts).toEqual({});
});
