import type { Menu } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { tap } from '@tavolina/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { countOf, withOneMore } from '../../lib/cart/cart.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { rememberOrder } from '../../lib/cart/recent-orders-store.ts';
import { EMPTY_CART } from '../../testing/checkout-page.ts';
import { menuWithChoices } from '../../testing/choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const open = async (menu: Menu = menuOf()) => {
  fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
  const rendered = await renderScreen(`/menu/${menu.id}`);
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const count = (): number => {
  const cart = useCarts.getState().carts.oxhaku;
  return cart ? countOf(cart) : 0;
};
const bar = () => screen.getByRole('button', { name: /^Shiko shportën/ });
const sheetOfCart = () => screen.queryByRole('dialog', { name: 'Shporta jote' });

// product.md §687
test('the second tap on a dish does not open the cart whose bar comes to its place', async () => {
  await open();
  tap(screen.getByRole('button', { name: 'Shto Dhallë në shportë' }));
  expect(tap(bar(), 110)).toBe(false);
  expect(count()).toBe(1);
  expect(sheetOfCart()).not.toBeInTheDocument();
});

// product.md §687
test('the second tap on a dish adds one more where its stepper stands, and the bar opens the cart elsewhere', async () => {
  await open();
  tap(screen.getByRole('button', { name: 'Shto Dhallë në shportë' }));
  const row = within(screen.getByRole('region', { name: 'Gatime tavash' }).parentElement as HTMLElement);
  expect(tap(row.getByRole('button', { name: 'Një më shumë: Dhallë' }), 110)).toBe(true);
  expect(count()).toBe(2);
  expect(tap(bar(), 200)).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Shporta jote' })).toBeInTheDocument();
});

// product.md §687
test('the second tap on the button of a sheet adds nothing and opens neither the cart nor another dish', async () => {
  const { user } = await open(menuWithChoices());
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  await user.click(sheet.getByRole('radio', { name: /^E vogël/ }));
  tap(sheet.getByRole('button', { name: /^Shto / }));
  expect(count()).toBe(1);
  expect(tap(bar(), 110)).toBe(false);
  expect(tap(screen.getByRole('button', { name: /^Zgjidh Margarita/ }), 110)).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// product.md §687
test('the second tap on what was ordered before does not open the cart', async () => {
  rememberOrder(
    { id: 'K7MQ-4XTD', email: 'a@b.al', method: null },
    withOneMore({ ...EMPTY_CART, businessId: 'oxhaku' }, dishOf()),
  );
  await open(menuOf({ items: [dishOf()], sections: [] }));
  const before = within(screen.getByRole('region', { name: 'I ke marrë më parë' }));
  tap(before.getByRole('button', { name: /^Tavë kosi/ }));
  expect(tap(bar(), 110)).toBe(false);
  expect(count()).toBe(1);
});
