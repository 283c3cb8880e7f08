import { ALLERGENS } from '../codes/allergens.ts';
import { RESTAURANT_SORTS } from '../codes/sorts.ts';
import { LIMITS, PAGE_SIZES } from '../limits.ts';
import { activeFilters, listQuery, readFilters, readPage, writeFilters } from './list-filters.ts';

// product.md §9
test('filters survive the way into the URL and back', () => {
  const url = writeFilters(
    { q: ' tavë ', cuisine_type: 'Fast Food', max_price: '800', sort: 'rating-desc' },
    3,
  );
  expect(url.toString()).toBe('q=tav%C3%AB&cuisine_type=Fast+Food&max_price=800&sort=rating-desc&page=3');
  expect(readFilters(url)).toMatchObject({
    q: 'tavë',
    cuisine_type: 'Fast Food',
    max_price: '800',
    category: '',
  });
  expect(readPage(url)).toBe(3);
});

test('what is sent is in lower case, with the order in two parts', () => {
  const filters = readFilters(new URLSearchParams('q=TAVË&sort=title-asc'));
  expect(listQuery(filters, 2, 9)).toEqual({
    q: 'tavë',
    sort_by: 'title',
    sort_order: 'asc',
    skip: 9,
    limit: 9,
  });
});

test.each(['title-asc', 'rating-up', 'rating', 'password_hash-asc'])(
  'an order a list does not know (%s) is none',
  (sort) => {
    const filters = readFilters(new URLSearchParams({ sort }));
    expect(listQuery(filters, 1, 9, RESTAURANT_SORTS)).toEqual({ skip: 0, limit: 9 });
  },
);

// product.md §105
test('a price with more than two decimals filters nothing', () => {
  const filters = readFilters(new URLSearchParams('min_price=1.005&max_price=650.50'));
  expect(filters).toMatchObject({ min_price: '', max_price: '650.50' });
});

test('the order is no filter', () => {
  expect(activeFilters(readFilters(new URLSearchParams('sort=title-asc&q=a')))).toEqual(['q']);
});

test.each(['page=0', 'page=-2', 'page=abc', ''])('a wrong page (%s) is the first', (query) => {
  expect(readPage(new URLSearchParams(query))).toBe(1);
});

// product.md §254
test.each([1_001, 100_000])('page %i can be asked for', (page) => {
  expect(readPage(new URLSearchParams({ page: String(page) }))).toBe(page);
});

// A request behind what can be skipped would be refused.
test('a page behind all that can be skipped is the last one that can be asked for', () => {
  const page = readPage(new URLSearchParams('page=1e9'));
  const skips = [PAGE_SIZES.home, PAGE_SIZES.restaurants].map((size) => (page - 1) * size);
  expect(Math.max(...skips)).toBeLessThanOrEqual(LIMITS.skip);
});

test('a value longer than the API takes is shortened, on the way in and out', () => {
  const long = 'ë'.repeat(10_000);
  expect(readFilters(new URLSearchParams({ q: long })).q).toHaveLength(100);
  expect(writeFilters({ q: long }).get('q')).toHaveLength(100);
});

test('what cannot be a filter filters nothing', () => {
  const typed =
    'min_price=abc&max_price=-5&rating_min=99&cuisine_type=xx&price_range=%25&available_only=maybe&q=%00';
  expect(activeFilters(readFilters(new URLSearchParams(typed)))).toEqual([]);
  expect(readFilters(new URLSearchParams('cuisine_type=fast food')).cuisine_type).toBe('Fast Food');
});

test('a city counts however it is spelled, and one the product does not name as it is', () => {
  const cityOf = (value: string) => readFilters(new URLSearchParams({ city: value })).city;
  expect(['Tiranë', 'tirane', 'TIRANË'].map(cityOf)).toEqual(['Tirane', 'Tirane', 'Tirane']);
  expect(cityOf('Berat')).toBe('Berat');
});

// product.md §418
test('allergens are a list in one order, of which all fit into an address', () => {
  const withoutOf = (without: string) => readFilters(new URLSearchParams({ without })).without;
  expect(withoutOf('nuts,Milk, gluten,unknown')).toBe('gluten,milk,nuts');
  const all = ALLERGENS.join(',');
  expect(withoutOf(all)).toBe(all);
  expect(writeFilters({ without: all }).get('without')).toBe(all);
  expect(activeFilters(readFilters(new URLSearchParams('without=none')))).toEqual([]);
});
