import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuCardOf, menuOf, RATES, restaurantOf } from '../../../testing/samples.ts';

const HANDLERS = {
  'GET /menus/{id}': menuOf({
    sections: [],
    items: [
      dishOf({ id: 'a', name: 'Tavë kosi', is_popular: true }),
      dishOf({ id: 'b', name: 'Byrek', is_new: true }),
      dishOf({ id: 'c', name: 'Dhallë' }),
    ],
  }),
  'GET /exchange-rates': RATES,
};
const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no row of ${name}`);
  return within(item);
};

// product.md §497, §499
test.each([
  ['sq', 'E kërkuar', 'E re'],
  ['en', 'Popular', 'New'],
] as const)('a popular dish and a new one say so (%s)', async (lng, popular, isNew) => {
  fakeApi(HANDLERS);
  await renderScreen('/menu/dreka', { lng });
  await screen.findByRole('heading', { name: 'Tavë kosi' });
  expect(row('Tavë kosi').getByText(popular)).toBeVisible();
  expect(row('Tavë kosi').queryByText(isNew)).not.toBeInTheDocument();
  expect(row('Byrek').getByText(isNew)).toBeVisible();
  expect(row('Dhallë').queryByText(popular)).not.toBeInTheDocument();
});

const page = <T,>(items: T[]) => ({ items, total: items.length, pages: 1 });

// product.md §498
test('cards of places and menus name what is popular, but not what a search found', async () => {
  const popular = ['Tavë kosi', 'Byrek'];
  const matches = [{ name: 'Byrek', typed: 'byrek', way: 'word' as const }];
  fakeApi({
    'GET /restaurants/': page([
      restaurantOf({ popular }),
      restaurantOf({ id: 'b', business_name: 'Furra', popular, matches }),
      restaurantOf({ id: 'c', business_name: 'Molo' }),
    ]),
    'GET /menus/': page([menuCardOf({ popular })]),
    'GET /exchange-rates': RATES,
  });
  const { unmount } = await renderScreen('/restaurants');
  expect(await screen.findByText('Të kërkuara: Tavë kosi, Byrek')).toBeVisible();
  expect(screen.getByText('Të kërkuara: Tavë kosi')).toBeVisible();
  expect(screen.getAllByText(/^Të kërkuara/)).toHaveLength(2);
  unmount();
  await renderScreen('/', { lng: 'en' });
  expect(await screen.findByText('Popular: Tavë kosi, Byrek')).toBeVisible();
});

const BAKED = { name: 'Tavë kosi', translations: { en: { name: 'Baked lamb' } } };

// product.md §528
test('cards name what is popular and what a search found as their diner reads it', async () => {
  const card = {
    languages: ['sq' as const, 'en' as const, 'de' as const],
    popular: ['Tavë kosi', 'Byrek'],
    popular_dishes: [BAKED, { name: 'Byrek' }],
  };
  const searched = { typed: 'zgara', way: 'word' as const };
  const section = { ...searched, name: 'Nga zgara', translations: { en: { name: 'From the grill' } } };
  fakeApi({
    'GET /restaurants/': page([
      restaurantOf(card),
      restaurantOf({ ...card, id: 'b', matches: [{ ...searched, ...BAKED }, section] }),
      restaurantOf({ ...card, id: 'c', matches: [{ ...searched, name: 'Vom Grill', language: 'de' }] }),
    ]),
    'GET /exchange-rates': RATES,
  });
  await renderScreen('/restaurants', { lng: 'en' });
  const [first, second, third] = (await screen.findAllByRole('article')).map((each) => within(each));
  expect(first?.getByText(/^Popular/)).toHaveTextContent('Popular: Baked lamb, Byrek');
  expect(first?.getByText('Byrek')).toHaveAttribute('lang', 'sq');
  expect(second?.getByText(/^Popular/)).toHaveTextContent('Popular: Byrek');
  expect(second?.getByText('Has: Baked lamb, From the grill')).toBeVisible();
  expect(third?.getByText('Vom Grill')).toHaveAttribute('lang', 'de');
});

// product.md §528
test('a card in the language of its place names it as it is written, and a name that it shows anyway once', async () => {
  const languages = ['sq' as const, 'en' as const];
  const translations = { en: { title: 'Our menu' } };
  const match = { name: 'Menuja jonë', typed: 'menu', way: 'word' as const };
  fakeApi({
    'GET /menus/': page([
      menuCardOf({
        ...{ title: 'Menuja jonë', languages, translations, popular: ['Tavë kosi'], popular_dishes: [BAKED] },
        matches: [{ ...match, translations: { en: { name: 'Our menu' } } }],
      }),
    ]),
    'GET /exchange-rates': RATES,
  });
  const { unmount } = await renderScreen('/');
  expect(await screen.findByText('Të kërkuara: Tavë kosi')).toBeVisible();
  unmount();
  await renderScreen('/?q=menu', { lng: 'en' });
  expect(await screen.findByText('Popular: Baked lamb')).toBeVisible();
  expect(screen.queryByText(/^Has/)).not.toBeInTheDocument();
});
