import { createMenuRequest } from './menu-requests.ts';

test('a menu price that is no number becomes 0, a negative one is refused', () => {
  const menu = (price: unknown) => ({ title: 'Dreka', items: [{ name: 'Tavë', price }] });
  expect(createMenuRequest.parse(menu('abc')).items[0]?.price).toBe(0);
  expect(createMenuRequest.parse(menu('650,50')).items[0]?.price).toBe(650.5);
  expect(createMenuRequest.safeParse(menu(-1)).success).toBe(false);
});
