import { CITIES } from '@tavolina/shared-api/contract';
import { pages } from '../pages.ts';

test('search engines find the places of every city', () => {
  const { sitemap } = pages.find(({ path }) => path === '/restaurants') ?? {};
  expect(sitemap).toEqual(CITIES.map((city) => `?city=${city}`));
});

test('every page is to be found or to be left alone, but menus, which the server knows', () => {
  const unnamed = pages.filter(({ sitemap, isPrivate }) => !sitemap && !isPrivate);
  expect(unnamed.map(({ path }) => path)).toEqual(['/menu/:menuId']);
});
