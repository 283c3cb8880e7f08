import { option, optionGroup, sampleOf } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { EMPTY_CART } from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const open = async (left: number, more: object = {}) => {
  const menu = menuOf({ sections: [], items: [dishOf({ stock: { left }, ...more })] });
  const sauce = sampleOf(option, { id: 'kos', name: 'Kos', available: true, stock: { left: 3 } });
  fakeApi({
    'GET /menus/{id}': {
      ...menu,
      option_groups: [sampleOf(optionGroup, { id: 'salca', name: 'Salca', options: [sauce] })],
    },
    'GET /exchange-rates': RATES,
    'GET /payments/config': { provider: null, sandbox: false, publishable_key: null, script_url: null },
  });
  const rendered = await renderScreen(`/menu/${menu.id}`);
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const cart = () => within(screen.getByRole('complementary', { name: 'Shporta jote' }));
const saved = (count: number) =>
  saveCart(
    Array.from({ length: count }).reduce<typeof EMPTY_CART>(
      (filled) => withOneMore(filled, dishOf()),
      EMPTY_CART,
    ),
  );

// product.md §437
test.each([
  [5, 'Kanë mbetur vetëm 5'],
  [1, 'Ka mbetur vetëm 1'],
])('of a dish with %i left the menu says so', async (left, said) => {
  await open(left);
  expect(screen.getByText(said)).toBeInTheDocument();
});

test('of many left the menu says nothing', async () => {
  await open(6);
  expect(screen.queryByText(/mbetur/)).not.toBeInTheDocument();
});

// product.md §437
test('a cart with more than are left says so at its line, is not ordered, and takes what is left in one press', async () => {
  saved(4);
  const { user } = await open(3);
  expect(await cart().findByText('Kanë mbetur vetëm 3')).toBeInTheDocument();
  expect(cart().queryByRole('link', { name: /Vazhdo te pagesa/ })).not.toBeInTheDocument();
  await user.click(cart().getByRole('button', { name: 'Përditëso shportën' }));
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(cart().getByRole('link', { name: /Vazhdo te pagesa/ })).toBeInTheDocument();
  expect(cart().getByRole('button', { name: 'Një më shumë: Tavë kosi' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('few left of an option stand beside it', async () => {
  const { user } = await open(9, { option_group_ids: ['salca'] });
  await user.click(screen.getByRole('button', { name: /Zgjidh Tavë kosi/ }));
  expect(await screen.findByText('Kanë mbetur vetëm 3')).toBeInTheDocument();
});
