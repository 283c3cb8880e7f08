import { CITIES, cityPath } from '@tavolina/shared-api/contract';
import { pages } from '../pages.ts';

// product.md §264
test('search engines find the places of every city', () => {
  const { path = '', sitemap } = pages.find((page) => page.path === '/restaurants') ?? {};
  expect([sitemap].flat().map((below) => `${path}${below}`)).toEqual(CITIES.map(cityPath));
});

test('every page is to be found or to be left alone, but menus, places and cities, which the server knows', () => {
  const unnamed = pages.filter(({ sitemap, isPrivate }) => !sitemap && !isPrivate);
  expect(unnamed.map(({ path }) => path)).toEqual(['/restaurants/:city', '/menu/:menuId', '/place/:slug']);
});
