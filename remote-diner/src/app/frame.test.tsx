import { fakeApi } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { withOneMore, withQuantity } from '../lib/cart/cart.ts';
import { saveCart } from '../lib/cart/cart-store.ts';
import { remote } from '../remote.ts';
import { EMPTY_CART } from '../testing/checkout-page.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { dishOf, menuOf, placeOf, RATES } from '../testing/samples.ts';

const links = (area: HTMLElement): [string, string | null][] =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')]);

beforeEach(() => void fakeApi({ 'GET /exchange-rates': RATES }));

test('every page leads to the places, to an order and to the businesses', async () => {
  await renderScreen('/about');
  expect(links(await screen.findByRole('navigation', { name: 'Kryesore' }))).toEqual([
    ['Restorantet', '/restaurants'],
    ['Gjurmo porosinë', '/orders'],
    ['Për bizneset', '/business/login'],
  ]);
});

// product.md §117
test('a cart that was begun is in view on every page but its own, and leads there', async () => {
  saveCart(withOneMore(EMPTY_CART, dishOf()));
  await renderScreen('/about');
  expect(
    await screen.findByRole('link', { name: /^Shporta te Oxhaku i Gjyshes: 1 artikull, 650.L$/ }),
  ).toHaveAttribute('href', '/menu/dreka');
  expect(screen.getByRole('link', { name: 'Te pagesa' })).toHaveAttribute('href', '/checkout');
});

test.each([
  ['sq', /: 1\.089 artikuj, /, '1.089'],
  ['en', /: 1,089 items, /, '1,089'],
] as const)('many items of a cart are counted in groups, in %s', async (lng, name, figure) => {
  const dishes = Array.from({ length: 11 }, (_, index) => dishOf({ id: `d${index}` }));
  saveCart(dishes.reduce((cart, dish) => withQuantity(withOneMore(cart, dish), dish.id, 99), EMPTY_CART));
  await renderScreen('/about', { lng });
  expect(await screen.findByRole('link', { name })).toHaveTextContent(figure);
});

test('without a cart, and on its own menu, no link leads to it', async () => {
  const { router } = await renderScreen('/about');
  await screen.findByRole('navigation', { name: 'Kryesore' });
  expect(screen.queryByRole('link', { name: /^Shporta te/ })).not.toBeInTheDocument();
  act(() => saveCart(withOneMore(EMPTY_CART, dishOf())));
  expect(await screen.findByRole('link', { name: /^Shporta te/ })).toBeInTheDocument();
  fakeApi({ 'GET /menus/{id}': menuOf(), 'GET /exchange-rates': RATES });
  await act(() => router.navigate('/menu/dreka'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Shporta te/ })).not.toBeInTheDocument();
});

test('what stands below every page leads to the rest, and to where else the team is', async () => {
  await renderScreen('/about', { lng: 'en' });
  const footer = await screen.findByRole('contentinfo');
  expect(links(within(footer).getByRole('navigation', { name: 'More links' }))).toEqual([
    ['Restaurants', '/restaurants'],
    ['Track an order', '/orders'],
    ['Favourites', '/favourites'],
    ['Write to us', '/contact'],
    ['How it works', '/business'],
    ['Plans and prices', '/business/pricing'],
    ['Open the console', '/business/login'],
    ['About us', '/about'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]);
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'])
    expect(within(footer).getByRole('link', { name: `${name} (opens in a new tab)` })).toBeInTheDocument();
  expect(footer).toHaveTextContent('Online payments are made in euro.');
});

test('one press changes the language, and the next changes it back', async () => {
  const { user } = await renderScreen('/about');
  await user.click(await screen.findByRole('button', { name: 'SQ: change language to English' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One table for everyone' }),
  ).toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'EN: ndrysho gjuhën në shqip' });
  expect(back).toHaveAttribute('lang', 'sq');
  await user.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Një tavolinë për të gjithë' })).toBeVisible();
});

// product.md §117
test('on the page of its own place, and where it is paid, no bar stands before the cart', async () => {
  fakeApi({ 'GET /menus/{id}': menuOf(), 'GET /places/{slug}': placeOf(), 'GET /exchange-rates': RATES });
  saveCart(withOneMore(EMPTY_CART, dishOf()));
  const { router } = await renderScreen('/favourites');
  await screen.findByRole('link', { name: /^Shporta te/ });
  await act(() => router.navigate('/place/oxhaku-i-gjyshes'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Shporta te/ })).not.toBeInTheDocument();
  await act(() => router.navigate('/order-confirmation'));
  expect(screen.queryByRole('link', { name: /^Shporta te/ })).not.toBeInTheDocument();
});

// product.md §117
test('the shell’s own page for an unknown address has the cart too', async () => {
  fakeApi({ 'GET /exchange-rates': RATES });
  saveCart(withOneMore(EMPTY_CART, dishOf()));
  await renderScreen('/nowhere', { routes: [{ path: '*', Component: remote.onPlainPages ?? null }] });
  expect(await screen.findByRole('link', { name: /^Shporta te Oxhaku i Gjyshes: 1 artikull/ })).toBeVisible();
});
