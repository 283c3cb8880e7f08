import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { CART, fillCheckout, openCheckout, serveCheckout, submitOrder } from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuOf } from '../../testing/samples.ts';

// product.md §599
test('a cart whose menu is gone says so, keeps its dishes and cannot be ordered', async () => {
  serveCheckout({
    'GET /menus/{id}': failure(404, 'menu_not_found'),
    'GET /places/{id}/availability': failure(404, 'place_not_found'),
  });
  saveCart(CART);
  await renderScreen('/checkout', { state: { businessId: CART.businessId } });
  const notice = (
    await screen.findByText('Menuja e Oxhaku i Gjyshes nga e cila zgjodhe nuk është tani në Tavolina.')
  ).closest('[role]');
  expect(notice).toHaveTextContent('Shporta jote mbetet siç është, nëse kthehet: Tavë kosi.');
  expect(screen.queryByRole('button', { name: /^Porosit/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines).toEqual(CART.lines);
});

// product.md §599
test('a menu that is taken down while the order is sent is no dish that sold out, and none is offered to be taken out', async () => {
  let isDown = false;
  const { user } = await openCheckout({
    'GET /menus/{id}': () => (isDown ? failure(404, 'menu_not_found') : menuOf()),
    'POST /orders': () => {
      isDown = true;
      return failure(409, 'item_unavailable', '“Tavë kosi” sapo mbaroi.', { subject: 'Tavë kosi' });
    },
  });
  await fillCheckout(user);
  await submitOrder(user);
  await screen.findByText('Menuja e Oxhaku i Gjyshes nga e cila zgjodhe nuk është tani në Tavolina.');
  expect(screen.queryByText(/sapo mbaroi/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Hiqe “/ })).not.toBeInTheDocument();
});
