import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { saveCart, saveDraft, useCarts } from '../../lib/cart/cart-store.ts';
import { rememberOrder, useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import { CART, EMPTY_CART } from '../../testing/checkout-page.ts';
import { cartWithPizza, groupsWith, menuWithChoices } from '../../testing/choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../testing/samples.ts';

const ORDER = { id: 'K7MQ-4XTD', email: 'arta.k@shembull.al', method: 'pay_later' as const };

const open = async () => {
  rememberOrder({ ...ORDER, id: 'AAAA-2222' }, withOneMore(EMPTY_CART, dishOf()));
  rememberOrder(ORDER, withOneMore(CART, dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 })));
  fakeApi({
    'GET /menus/{id}': menuOf({ sections: [], items: [dishOf({ price: 700 })] }),
    'GET /exchange-rates': RATES,
  });
  const rendered = await renderScreen('/orders');
  const list = within(await screen.findByRole('region', { name: 'Porositë e tua në këtë pajisje' }));
  return { ...rendered, list };
};

// product.md §59
test('shows the orders of this device, the latest first, with a way to follow each', async () => {
  const { list } = await open();
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Oxhaku i Gjyshes.*2 × Tavë kosi dhe 1 tjetër/);
  expect(second).toHaveTextContent(/1 × Tavë kosi/);
  expect(list.getByRole('link', { name: 'Gjurmo K7MQ-4XTD' })).toHaveAttribute(
    'href',
    '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al',
  );
});

// product.md §59
test('ordering again fills the cart and says what changed since', async () => {
  const { user, list } = await open();
  const [again] = list.getAllByRole('button', { name: 'Porosit përsëri te Oxhaku i Gjyshes' });
  if (again) await user.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  const cart = within(screen.getByRole('complementary', { name: 'Shporta jote' }));
  const notice = cart.getByText('Menuja ka ndryshuar.').parentElement;
  expect(notice).toHaveTextContent('“Dhallë” nuk është më në menu.');
  expect(notice).toHaveTextContent(/“Tavë kosi” kushton tani 700\sL, jo më 650\sL\./);
});

// product.md §408
test('ordering again takes the same choices, and says which of them is gone', async () => {
  rememberOrder(ORDER, cartWithPizza());
  fakeApi({
    'GET /menus/{id}': menuWithChoices(
      groupsWith('Shtesa', (extras) => ({
        ...extras,
        options: extras.options.map((one) => ({ ...one, available: one.name !== 'Sallam' })),
      })),
    ),
    'GET /exchange-rates': RATES,
  });
  const { user } = await renderScreen('/orders');
  await user.click(await screen.findByRole('button', { name: 'Porosit përsëri te Oxhaku i Gjyshes' }));
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  const cart = within(screen.getByRole('complementary', { name: 'Shporta jote' }));
  expect(cart.getByText('Menuja ka ndryshuar.').parentElement).toHaveTextContent(
    'Margarita: “Sallam” ka mbaruar.',
  );
  await user.click(cart.getByRole('button', { name: 'Përditëso shportën' }));
  expect(cart.getByRole('button', { name: /^Margarita E madhe/ })).toBeInTheDocument();
});

test('ordering again at a place that takes no orders now says so', async () => {
  const { user, list } = await open();
  const { business } = menuOf();
  fakeApi({
    'GET /menus/{id}': menuOf({ business: { ...business, accepts_orders: false } }),
    'GET /exchange-rates': RATES,
  });
  const [again] = list.getAllByRole('button', { name: /^Porosit përsëri/ });
  if (again) await user.click(again);
  expect(await screen.findByText(/^Vetëm për shikim/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Vazhdo te pagesa' })).not.toBeInTheDocument();
});

test('ordering again leaves what is in the cart already', async () => {
  saveCart(withOneMore(EMPTY_CART, dishOf()));
  const { user, list } = await open();
  const [again] = list.getAllByRole('button', { name: /^Porosit përsëri/ });
  if (again) await user.click(again);
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Tavë kosi', 1],
    ['Dhallë', 1],
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
});

test('one order is erased from the device, and then all with who ordered', async () => {
  saveDraft('oxhaku', {
    customer_name: 'Arta K.',
    customer_email: '',
    customer_phone: '',
    allergy: '',
    notes: '',
  });
  const { user, list } = await open();
  await user.click(list.getByRole('button', { name: 'Fshije porosinë K7MQ-4XTD nga kjo pajisje' }));
  expect(list.getByRole('listitem')).toHaveFocus();
  await user.click(list.getByRole('button', { name: 'Fshiji të gjitha nga kjo pajisje' }));
  expect(screen.queryByRole('region', { name: 'Porositë e tua në këtë pajisje' })).not.toBeInTheDocument();
  expect(screen.getByText(/^U fshi nga kjo pajisje\./)).toHaveFocus();
  expect(localStorage.getItem('tavolina.recent-orders')).not.toContain('K7MQ');
  expect(useCarts.getState().drafts).toEqual({});
});

test('what is stored is read with distrust', async () => {
  const { name = '', version } = useRecentOrders.persist.getOptions();
  const state = { orders: [{ id: 4 }, null, { ...ORDER, placedAt: 'x', cart: CART }] };
  localStorage.setItem(name, JSON.stringify({ state, version }));
  await useRecentOrders.persist.rehydrate();
  expect(useRecentOrders.getState().orders).toEqual([]);
});
