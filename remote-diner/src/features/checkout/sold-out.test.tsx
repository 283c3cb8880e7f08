import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { CART, fillCheckout, openCheckout, PLACED, submitOrder } from '../../testing/checkout-page.ts';
import { dishOf, menuOf } from '../../testing/samples.ts';

// product.md §23
test('a sold-out dish is taken away in one step', async () => {
  let isGone = false;
  const { user } = await openCheckout(
    {
      'GET /menus/{id}': () => (isGone ? menuOf({ sections: [] }) : menuOf()),
      'POST /orders': () => {
        isGone = true;
        return failure(409, 'item_unavailable', '"Tavë kosi" sapo mbaroi.', { subject: 'Tavë kosi' });
      },
    },
    withOneMore(CART, dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })),
  );
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('"Tavë kosi" sapo mbaroi.');
  await user.click(screen.getByRole('button', { name: 'Hiqe “Tavë kosi” dhe vazhdo' }));
  expect(await screen.findByRole('button', { name: /^Porosit 120\sL$/ })).toBeInTheDocument();
});

test('of two dishes of one name the one that sold out is taken away', async () => {
  const small = dishOf({ id: 'tave-small', price: 400 });
  let items = [dishOf(), small];
  const { user } = await openCheckout(
    {
      'GET /menus/{id}': () => menuOf({ sections: [], items }),
      'POST /orders': () => {
        items = [dishOf()];
        return failure(409, 'item_unavailable', '"Tavë kosi" sapo mbaroi.', { subject: 'Tavë kosi' });
      },
    },
    withOneMore(CART, small),
  );
  await fillCheckout(user);
  await submitOrder(user);
  await user.click(await screen.findByRole('button', { name: 'Hiqe “Tavë kosi” dhe vazhdo' }));
  expect(await screen.findByRole('button', { name: /^Porosit 1\.300\sL$/ })).toBeInTheDocument();
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ itemId }) => itemId)).toEqual(['tave']);
});

test('a dish that has left the menu for good is named, and the rest is ordered', async () => {
  let items = [dishOf(), dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })];
  let isRefused = true;
  const { user } = await openCheckout(
    {
      'GET /menus/{id}': () => menuOf({ sections: [], items }),
      'POST /orders': () => {
        if (!isRefused) return PLACED;
        items = items.slice(1);
        isRefused = false;
        return failure(422, 'item_unknown', 'Një artikull i shportës nuk është më në këtë menu.');
      },
    },
    withOneMore(CART, dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })),
  );
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByText(/“Tavë kosi” nuk është më në menu\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Përditëso shportën' }));
  await user.click(screen.getByRole('button', { name: /^Porosit 120\sL$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeInTheDocument();
});
