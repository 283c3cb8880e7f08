import { menuSearch } from './discovery.ts';

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
