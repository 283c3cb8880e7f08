import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import type { Cart } from '../../../lib/cart/cart.ts';
import { lineOf, withOneMore } from '../../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../../lib/cart/cart-store.ts';
import { rememberOrder } from '../../../lib/cart/recent-orders-store.ts';
import { EMPTY_CART } from '../../../testing/checkout-page.ts';
import { groupOf, optionOf } from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../../testing/samples.ts';

const TAVE = dishOf({ goes_with: ['salce', 'pica', 'gone'] });
const SALCE = dishOf({ id: 'salce', name: 'Salcë kosi', price: 100 });
const PICA = dishOf({ id: 'pica', name: 'Pica', price: 600, option_group_ids: ['Madhësia'] });
const MENU = menuOf({
  sections: [],
  items: [TAVE, SALCE, PICA],
  option_groups: [
    groupOf('Madhësia', [optionOf('E vogël'), optionOf('E madhe', 200)], { min_choices: 1, max_choices: 1 }),
  ],
});

const open = async (menu = MENU, lng: 'sq' | 'en' = 'sq', search = '') => {
  fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
  const rendered = await renderScreen(`/menu/dreka${search}`, { lng });
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const lines = () =>
  useCarts.getState().carts.oxhaku?.lines.map(({ name, isRecommended }) => [name, isRecommended === true]);
const offers = (title = 'Shkon mirë me këto') => screen.queryByRole('region', { name: title });
const orderedBefore = () => screen.queryByRole('region', { name: 'I ke marrë më parë' });
const names = (region: HTMLElement | null) =>
  within(region ?? document.createElement('p'))
    .queryAllByRole('button')
    .map((button) => button.textContent?.replace(/\s/g, ' '));

// product.md §500, §502
test('the cart offers what goes well with a dish; a press takes it, is remembered, and the focus stays', async () => {
  saveCart(withOneMore(EMPTY_CART, TAVE));
  const { user } = await open();
  expect(names(offers())).toEqual(['Salcë kosi 100 L Shto', 'Pica nga 600 L Shto']);
  await user.click(within(offers() as HTMLElement).getByRole('button', { name: /^Salcë kosi 100\sL Shto$/ }));
  expect(lines()).toEqual([
    ['Tavë kosi', false],
    ['Salcë kosi', true],
  ]);
  expect(names(offers())).toEqual(['Pica nga 600 L Shto']);
  expect(within(offers() as HTMLElement).getByRole('button')).toHaveFocus();
});

// product.md §500
test('what has to be chosen is chosen in its sheet first', async () => {
  saveCart(withOneMore(EMPTY_CART, TAVE));
  const { user } = await open(MENU, 'en');
  const region = offers('Goes well with it') as HTMLElement;
  await user.click(within(region).getByRole('button', { name: /^Pica from .* Add$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pica' }));
  expect(lines()).toEqual([['Tavë kosi', false]]);
  await user.click(sheet.getByRole('radio', { name: /E madhe/ }));
  await user.click(sheet.getByRole('button', { name: /^Add/ }));
  expect(lines()).toContainEqual(['Pica', true]);
});

const never = { ranges: [], first_day: '2099-01-01', last_day: null };

// product.md §500
test.each([
  ['is in the cart', [TAVE, SALCE], MENU],
  ['is not on the menu now', [TAVE], { ...MENU, items: [TAVE] }],
  ['is not served now', [TAVE], { ...MENU, items: [TAVE, { ...SALCE, schedule: never }] }],
  ['has no price', [TAVE], { ...MENU, items: [TAVE, { ...SALCE, price: 0, prices: [] }] }],
])('nothing is offered that %s', async (_, taken, menu) => {
  saveCart(taken.reduce<Cart>(withOneMore, EMPTY_CART));
  await open(menu);
  expect(names(offers()).filter((name) => name?.startsWith('Salcë'))).toEqual([]);
});

test('nothing is offered that the filter of the menu leaves out', async () => {
  saveCart(withOneMore(EMPTY_CART, TAVE));
  const vegan = { ...SALCE, diets: { vegan: 'suitable' } } as const;
  await open({ ...MENU, items: [TAVE, vegan, PICA] }, 'sq', '?diet=vegan');
  expect(names(offers())).toEqual(['Salcë kosi 100 L Shto']);
});

const order = (...items: Parameters<typeof lineOf>[0][]): Cart => ({
  ...EMPTY_CART,
  lines: items.map((item) => ({ ...lineOf(item), isRecommended: true })),
});

// product.md §503
test('dishes that were ordered before stand above the first section, the latest first, and a press takes them', async () => {
  rememberOrder({ id: 'K7MQ-4XTD', email: 'a@b.al', method: null }, order(TAVE));
  rememberOrder({ id: 'K7MQ-4XTE', email: 'a@b.al', method: null }, order(SALCE, TAVE));
  rememberOrder(
    { id: 'K7MQ-4XTF', email: 'a@b.al', method: null },
    {
      ...order(PICA),
      businessId: 'elsewhere',
    },
  );
  const { user } = await open();
  expect(names(orderedBefore())).toEqual(['Salcë kosi 100 L Shto', 'Tavë kosi 650 L Shto']);
  await user.click(within(orderedBefore() as HTMLElement).getByRole('button', { name: /Tavë kosi/ }));
  expect(lines()).toEqual([['Tavë kosi', false]]);
  // It stays, so that no later change of the page takes the keyboard there.
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => saveCart(withOneMore(EMPTY_CART, SALCE)));
  expect(document.body).toHaveFocus();
});

// product.md §503
test('without an order from this device nothing is offered first, nor where no orders are taken', async () => {
  const { unmount } = await open();
  expect(orderedBefore()).not.toBeInTheDocument();
  unmount();
  rememberOrder({ id: 'K7MQ-4XTD', email: 'a@b.al', method: null }, order(TAVE));
  await open({ ...MENU, business: { ...MENU.business, accepts_orders: false } });
  expect(orderedBefore()).not.toBeInTheDocument();
});

// product.md §502
test('an order that is repeated is not recommended once more', () => {
  rememberOrder({ id: 'K7MQ-4XTD', email: 'a@b.al', method: null }, order(TAVE));
  expect(localStorage.getItem('tavolina.recent-orders')).not.toContain('isRecommended');
});
