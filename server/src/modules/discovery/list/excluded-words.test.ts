import type { FoundDishes, Menu, MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let pizzeria: Menu;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Piceria Ura' });
  pizzeria = await createMenu(server, owner, {
    title: 'Pica',
    sections: [],
    items: [
      { name: 'Pica Margherita', description: 'Me djathë dhe domate.', price: 500 },
      { name: 'Pica Marinara', description: 'Me domate dhe hudhër.', price: 450 },
      { name: 'Pica me proshutë', price: 600 },
    ],
  });
  const other = await createOwner(server, { tier: 'standard', name: 'Kopshti' });
  await createMenu(server, other, {
    title: 'Sallata',
    sections: [],
    items: [{ name: 'Sallatë jeshile', price: 300, allergens: { eggs: 'free_from', milk: 'free_from' } }],
  });
});

const places = async (q: string) => {
  const { status, body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  const { items, left_out } = body as RestaurantPage;
  return { names: items.map(({ business_name }) => business_name).sort(), left_out };
};

// product.md §534
test('what shall not be in it is not searched, and lists say that they cannot leave it out', async () => {
  expect(await places('pica pa hudhër e qepë')).toEqual({
    names: ['Piceria Ura'],
    left_out: { words: ['hudhër', 'qepë'] },
  });
  expect(await places('no pork')).toEqual({
    names: ['Kopshti', 'Piceria Ura'],
    left_out: { words: ['pork'] },
  });
  expect((await places('pica')).left_out).toBeUndefined();
});

// product.md §534
test('for an allergen the dishes that are declared free of it are offered, with the other words', async () => {
  expect((await places('sallatë without eggs or milk')).left_out).toEqual({
    words: ['eggs', 'milk'],
    without: { allergens: ['eggs', 'milk'], q: 'sallatë', total: 1 },
  });
  const { body } = await send(server, 'GET', `/menus/?q=${encodeURIComponent('pa vezë')}`);
  expect((body as MenuPage).left_out).toEqual({
    words: ['vezë'],
    without: { allergens: ['eggs'], q: '', total: 1 },
  });
  const filtered = await send(server, 'GET', `/menus/?without=eggs&q=${encodeURIComponent('pa vezë')}`);
  expect((filtered.body as MenuPage).left_out).toEqual({ words: ['vezë'] });
});

// product.md §534
test.each([
  ['pica pa hudhër', ['Pica Margherita', 'Pica me proshutë']],
  ['pa proshutë', ['Pica Margherita', 'Pica Marinara']],
  ['no ham no garlic', ['Pica Margherita']],
])('in a menu %s finds what does not mention it', async (q, expected) => {
  const { body } = await send(server, 'GET', `/menus/${pizzeria.id}/dishes?q=${encodeURIComponent(q)}`);
  const { dishes, left_out } = body as FoundDishes;
  const names = dishes.map(({ id }) => pizzeria.items.find((item) => item.id === id)?.name);
  expect(names.sort()).toEqual(expected);
  expect(left_out).not.toHaveLength(0);
});
