import { CITIES } from '@tavolina/shared-api/contract';
import packageJson from '../../package.json';

const { sitemap, pages, private: hidden } = packageJson.tavolina;

test('search engines find the places of every city', () => {
  const cities = sitemap.flatMap((address) => /^\/restaurants\?city=(.+)$/.exec(address)?.[1] ?? []);
  expect(cities).toEqual([...CITIES]);
});

test('every page is to be found or to be left alone, but menus, which the server knows', () => {
  const named = [...sitemap, ...hidden, '/menu'];
  expect(Object.keys(pages).filter((page) => !named.includes(page))).toEqual([]);
});
