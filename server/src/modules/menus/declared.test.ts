import type { Menu } from '@tavolina/shared-api/contract';
import { asRequest, createMenuWithChoices } from '../../test/choices.ts';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const DECLARED = {
  allergens: { gluten: 'contains', nuts: 'may_contain', eggs: 'free_from' },
  diets: { vegetarian: 'suitable', vegan: 'not_suitable' },
};
const NOTHING = { allergens: {}, diets: {} };
const withItems = (items: object[]) => createMenu(server, owner, { sections: [], items });
const save = (menu: Menu, body: object) =>
  send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body });

// product.md §413
test('an item says what it declares, and an edit that leaves it out keeps it', async () => {
  const menu = await withItems([
    { name: 'Byrek', price: 100, ...DECLARED },
    { name: 'Kos', price: 80 },
  ]);
  expect(itemsOf(menu)).toMatchObject([DECLARED, NOTHING]);
  expect((await send(server, 'GET', `/menus/${menu.id}`)).body).toMatchObject({ items: [DECLARED, NOTHING] });
  const [byrek, kos] = itemsOf(menu);
  const renamed = await save(menu, {
    items: [
      { id: byrek?.id, name: 'Byrek me spinaq' },
      { id: kos?.id, allergens: { milk: 'contains' } },
    ],
  });
  expect(renamed.body).toMatchObject({
    items: [DECLARED, { ...NOTHING, allergens: { milk: 'contains' } }],
  });
  const emptied = await save(menu, { items: [{ id: byrek?.id, allergens: {}, diets: null }] });
  expect(emptied.body).toMatchObject({ items: [NOTHING, {}] });
});

// product.md §118
test('what is declared in another order is the same menu', async () => {
  const menu = await withItems([{ name: 'Byrek', price: 100, ...DECLARED }]);
  const [byrek] = itemsOf(menu);
  const allergens = { eggs: 'free_from', nuts: 'may_contain', gluten: 'contains' };
  expect((await save(menu, { items: [{ id: byrek?.id, allergens }] })).body).toMatchObject({
    version: menu.version,
  });
});

// product.md §414
test.each([
  [{ allergens: { gluten: 'contains' }, diets: { gluten_free: 'suitable' } }, 'gluten_free'],
  [{ allergens: { gluten: 'may_contain' }, diets: { gluten_free: 'suitable' } }, 'gluten_free'],
  [{ allergens: { milk: 'contains' }, diets: { lactose_free: 'suitable' } }, 'lactose_free'],
  [{ allergens: { eggs: 'contains' }, diets: { vegan: 'suitable' } }, 'vegan'],
  [{ allergens: { fish: 'contains' }, diets: { vegetarian: 'suitable' } }, 'vegetarian'],
  [{ diets: { vegan: 'suitable', vegetarian: 'not_suitable' } }, 'vegan'],
])('%j is refused at the diet, wherever it is said', async (declared, diet) => {
  const errors = [{ field: `items.0.diets.${diet}`, message: expect.stringMatching(/kundërshton/) }];
  const body = { title: 'E re', items: [{ name: 'A', price: 1, ...declared }] };
  expect(await send(server, 'POST', '/menus/', { token: owner.accessToken, body })).toMatchObject({
    status: 422,
    body: { errors },
  });
  const menu = await withItems([{ name: 'A', price: 1 }]);
  expect(await save(menu, { items: [{ id: itemsOf(menu)[0]?.id, ...declared }] })).toMatchObject({
    status: 422,
    body: { errors },
  });
});

test('traces are no contradiction of what is made without', async () => {
  const declared = { allergens: { milk: 'may_contain' }, diets: { vegan: 'suitable' } };
  expect(itemsOf(await withItems([{ name: 'A', price: 1, ...declared }]))).toMatchObject([declared]);
});

test('an edit of allergens alone is compared with the diets that are stored', async () => {
  const menu = await withItems([{ name: 'A', price: 1, diets: { vegan: 'suitable' } }]);
  expect(
    await save(menu, { items: [{ id: itemsOf(menu)[0]?.id, allergens: { milk: 'contains' } }] }),
  ).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.diets.vegan' }] } });
});

test('unknown allergens and answers are refused where they stand', async () => {
  const body = {
    title: 'E re',
    items: [{ name: 'A', price: 1, allergens: { gluten: 'perhaps' }, diets: { paleo: 'suitable' } }],
  };
  const { status, body: answer } = await send(server, 'POST', '/menus/', { token: owner.accessToken, body });
  expect(status).toBe(422);
  expect((answer as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
    'items.0.allergens.gluten',
    'items.0.diets',
  ]);
});

// product.md §413
test('options of a group declare on their own', async () => {
  const menu = await createMenuWithChoices(server, owner);
  const groups = asRequest(menu);
  const [group] = groups;
  const change = (declared: object) => [
    {
      ...group,
      options: group?.options.map((option, index) => (index === 0 ? { ...option, ...declared } : option)),
    },
    ...groups.slice(1),
  ];
  expect(menu.option_groups?.[0]?.options[0]).toMatchObject(NOTHING);
  const { body } = await save(menu, { option_groups: change(DECLARED) });
  expect((body as Menu).option_groups?.[0]?.options).toMatchObject([DECLARED, NOTHING]);
  const wrong = { allergens: { milk: 'contains' }, diets: { vegan: 'suitable' } };
  expect(await save(menu, { option_groups: change(wrong) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'option_groups.0.options.0.diets.vegan' }] },
  });
});
