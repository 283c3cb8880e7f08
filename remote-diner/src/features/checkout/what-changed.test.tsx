import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { CART, serveCheckout } from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// product.md §599
test('a cart whose menu is gone says so, keeps its dishes and cannot be ordered', async () => {
  serveCheckout({
    'GET /menus/{id}': failure(404, 'menu_not_found'),
    'GET /places/{id}/availability': failure(404, 'place_not_found'),
  });
  saveCart(CART);
  await renderScreen('/checkout', { state: { businessId: CART.businessId } });
  const notice = (
    await screen.findByText('Asnjë menu e Oxhaku i Gjyshes nuk është tani në Tavolina.')
  ).closest('[role]');
  expect(notice).toHaveTextContent('Shporta jote mbetet siç është, nëse kthehet: Tavë kosi.');
  expect(screen.queryByRole('button', { name: /^Porosit/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Menuja ka ndryshuar.')).not.toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines).toEqual(CART.lines);
});
