import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { CART, fillCheckout, openCheckout, PLACED, submitOrder } from '../../testing/checkout-page.ts';
import { dishOf, menuOf } from '../../testing/samples.ts';

const DHALLE = dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 });

// product.md §437
test('fewer left than ordered: the cart says so at once, takes what is left, and the rest stays', async () => {
  let left = 9;
  // Two are in it already.
  const wanted = withOneMore(withOneMore(CART, dishOf()), DHALLE);
  const { user } = await openCheckout(
    {
      'GET /menus/{id}': () => menuOf({ sections: [], items: [dishOf({ stock: { left } }), DHALLE] }),
      'POST /orders': () => {
        if (left < 9) return PLACED;
        left = 2;
        return failure(409, 'too_few_left', 'Nga “Tavë kosi” kanë mbetur më pak: 2.', {
          subject: 'Tavë kosi',
        });
      },
    },
    wanted,
  );
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByText(/Nga “Tavë kosi” kanë mbetur vetëm 2\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Përditëso shportën' }));
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['tave', 2],
    ['dhalle', 1],
  ]);
  await submitOrder(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeInTheDocument();
});
