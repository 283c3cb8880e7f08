import { CITIES } from '../codes/cities.ts';
import { firstRequestOf } from '../first-answers.ts';
import { readFilters } from './list-filters.ts';
import {
  cityInPath,
  cityPath,
  placesAddress,
  placesQueryOf,
  readListFilters,
  readView,
} from './place-list.ts';

const at = (address: string): URL => new URL(address, 'https://tavolina.al');

// product.md §264
test('each city has a page in lower case and without diacritics', () => {
  expect(CITIES.map(cityPath)).toEqual([
    '/restaurants/tirane',
    '/restaurants/durres',
    '/restaurants/vlore',
    '/restaurants/shkoder',
    '/restaurants/elbasan',
    '/restaurants/korce',
    '/restaurants/fier',
  ]);
});

// product.md §264
test.each([
  ['/restaurants/tirane', 'Tirane'],
  ['/restaurants/Tiran%C3%AB/', 'Tirane'],
  ['/restaurants/tirana', 'Tirane'],
  ['/restaurants/kor%C3%A7a', 'Korce'],
  ['/restaurants/sarande', 'unknown'],
  ['/restaurants/%E0%A4%A', 'unknown'],
  ['/restaurants', undefined],
  ['/restaurants/', undefined],
  ['/restaurants/tirane/x', undefined],
])('%s is the page of %s', (path, city) => {
  expect(cityInPath(path)).toBe(city);
});

test('a city in the path comes before one in the query', () => {
  expect(readListFilters(at('/restaurants/durres?city=Tirane&q=tave'))).toMatchObject({
    city: 'Durres',
    q: 'tave',
  });
});

// product.md §264
test('filters with a city lead to its page, with another one to the list', () => {
  const filters = readFilters(new URLSearchParams('city=Tiranë&q=tavë'));
  expect(placesAddress(filters)).toEqual({ pathname: '/restaurants/tirane', search: 'q=tav%C3%AB' });
  expect(placesAddress({ city: 'Sarandë' }, 2)).toEqual({
    pathname: '/restaurants',
    search: 'city=Sarand%C3%AB&page=2',
  });
});

// product.md §262
test('a map asks for as many places as a page may hold, from the first on', () => {
  const filters = readFilters(new URLSearchParams());
  expect(readView(at('/restaurants?view=map').searchParams)).toBe('map');
  expect(readView(at('/restaurants?view=globe').searchParams)).toBe('list');
  expect(placesQueryOf(filters, 3, 'map')).toEqual({ skip: 0, limit: 100 });
  expect(placesQueryOf(filters, 3, 'list')).toEqual({ skip: 18, limit: 9 });
  expect(placesAddress({ city: 'Fier' }, 1, 'map')).toEqual({
    pathname: '/restaurants/fier',
    search: 'view=map',
  });
});

// product.md §264
test('a city page comes with its places, one of an unknown city with none', () => {
  expect(firstRequestOf(at('/restaurants/korce'), 'sq')).toEqual({
    page: 'restaurants',
    address: '/restaurants/?city=korce&skip=0&limit=9',
  });
  expect(firstRequestOf(at('/restaurants/sarande'), 'sq')).toBeUndefined();
});
