import { menuPage, restaurantPage, searchMatch } from './search-answers.ts';
import { menuSearch, restaurantSearch, suggestionsQuery } from './search-queries.ts';

describe('filters of a search', () => {
  test('codes are matched without regard to case and diacritics', () => {
    expect(menuSearch.parse({ cuisine_type: 'fast food', category: 'ËMBËLSIRA' })).toMatchObject({
      cuisine_type: 'Fast Food',
      category: 'Embelsira',
    });
  });
  test('empty values count as absent', () => {
    const forms = { min_price: '', cuisine_type: '', sort_by: '', sort_order: '', skip: '', limit: '' };
    expect(menuSearch.parse(forms)).toEqual(menuSearch.parse({}));
    expect(menuSearch.parse({})).toMatchObject({
      available_only: false,
      skip: 0,
      limit: 6,
    });
  });
  test.each([
    { cuisine_type: 'Marsiane' },
    { limit: '1000' },
    { skip: '-1' },
    { sort_by: 'password_hash' },
    { min_price: '-1' },
  ])('%j is refused', (query) => {
    expect(menuSearch.safeParse(query).success).toBe(false);
  });
});

const page = { items: [], total: 1_000, pages: 167 };

// product.md §251, §253, §254, §542
test('a page says that there are more than it counted, what answered, and what to try', () => {
  const hints = {
    queries: ['oxhaku'],
    query_totals: [2],
    filters: [{ name: 'city', total: 3 }],
    words_alone: 4,
    cities: [{ city: 'Durres', total: 3 }],
  };
  const old = { queries: ['oxhaku'], filters: [] };
  expect(menuPage.parse({ ...page, is_total_minimum: true })).toHaveProperty('is_total_minimum', true);
  expect(menuPage.parse(page)).not.toHaveProperty('is_total_minimum');
  expect(restaurantPage.parse({ ...page, total: 0, pages: 0, hints })).toHaveProperty('hints', hints);
  expect(restaurantPage.parse({ ...page, hints: old })).toHaveProperty('hints', old);
  const match = { name: 'Pica Margherita', typed: 'pizza', way: 'meaning' };
  expect(searchMatch.parse(match)).toEqual(match);
  expect(searchMatch.safeParse({ ...match, way: 'guess' }).success).toBe(false);
});

// product.md §250, §252
test.each([
  [{ latitude: '41.33', longitude: '19.82' }, true],
  [{ latitude: '', longitude: '' }, true],
  [{ latitude: '91', longitude: '0' }, false],
  [{ latitude: '0', longitude: '-181' }, false],
  [{ latitude: 'north', longitude: '0' }, false],
])('a diner at %j is somewhere: %s', (where, accepted) => {
  expect(restaurantSearch.safeParse(where).success).toBe(accepted);
});

// product.md §10
test.each([
  ['pi\u00adca', 'pica'],
  ['\u200bpica\ufeff', 'pica'],
  ['tav\u0000ë ko\u200dsi', 'tavë kosi'],
])('marks that nobody sees are dropped from a search: %j', (typed, q) => {
  expect(menuSearch.parse({ q: typed })).toMatchObject({ q });
  expect(suggestionsQuery.parse({ q: typed })).toEqual({ q });
});

// product.md §255
test('a suggestion is asked for with what was typed', () => {
  expect(suggestionsQuery.parse({ q: 'ta' })).toEqual({ q: 'ta' });
  expect(suggestionsQuery.safeParse({}).success).toBe(false);
});
