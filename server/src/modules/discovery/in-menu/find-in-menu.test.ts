import type { FoundDishes, Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let menu: Menu;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const names = [
    'Peshk në zgarë',
    'Supë peshku',
    'Pulë në furrë',
    'Pica Margherita',
    'Byrek me spinaq',
    'Tavë kosi',
    'Ujë mineral',
  ];
  const items = names.map((name) => ({ name, price: 500 }));
  const { id } = await createMenu(server, owner, { sections: [], items });
  menu = (await send(server, 'GET', `/menus/${id}`)).body as Menu;
});

const find = async (q: string): Promise<string[]> => {
  const { status, body } = await send(server, 'GET', `/menus/${menu.id}/dishes?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  const nameOf = (id: string) => menu.items.find((item) => item.id === id)?.name ?? '';
  return (body as FoundDishes).dishes.map(({ id, typed }) => [nameOf(id), ...typed].join(' | '));
};

// product.md §445
test('what a whole word means comes before what begins with it and is something else', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const items = ['Hamburger i shtëpisë', 'Proshutë'].map((name) => ({ name, price: 500 }));
  const ham = await createMenu(server, owner, { sections: [], items });
  const [burger, prosciutto] = itemsOf(ham);
  const { body } = await send(server, 'GET', `/menus/${ham.id}/dishes?q=ham`);
  expect((body as FoundDishes).dishes).toEqual([
    { id: prosciutto?.id, typed: ['ham'] },
    { id: burger?.id, typed: [], is_other: true },
  ]);
});

// product.md §309
test.each([
  ['pesh', ['Peshk në zgarë', 'Supë peshku']],
  ['fish', ['Peshk në zgarë | fish', 'Supë peshku | fish']],
  ['fish soup', ['Supë peshku | fish soup']],
  ['chicken', ['Pulë në furrë | chicken']],
  ['pizza', ['Pica Margherita | pizza']],
  ['mragherita', ['Pica Margherita | mragherita']],
  ['byreku', ['Byrek me spinaq']],
  ['tvae kosi', ['Tavë kosi | tvae']],
  // Too short to have its ending taken off.
  ['uji', ['Ujë mineral | uji']],
  ['ujit', ['Ujë mineral | ujit']],
  ['sushi', []],
  ['!?', []],
  ['🍕', []],
  ['a'.repeat(10_000), []],
])('in a menu %j finds %j', async (q, expected) => {
  expect(await find(q)).toEqual(expected);
});

test('a menu that is not there is not found, and nothing to search for is refused in words', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await send(server, 'GET', `/menus/${nobody}/dishes?q=fish`)).toMatchObject({ status: 404 });
  expect(await send(server, 'GET', `/menus/${menu.id}/dishes`)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'q', message: expect.any(String) }] },
  });
});
