import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dishOf, menuCardOf, menuOf, RATES, restaurantOf } from '../../testing/samples.ts';

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
