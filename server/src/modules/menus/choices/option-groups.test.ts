import type { Menu, MenuCard, Option } from '@tavolina/shared-api/contract';
import { asRequest, createMenuWithChoices, GROUPS, optionOf, REQUESTED } from '../../../test/choices.ts';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
});

const read = async (token?: string) =>
  (await send(server, 'GET', `/menus/${menu.id}`, token ? { token } : {})).body as Menu;
const save = (body: object) => send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body });
const saved = async (body: object) => {
  const answer = await save(body);
  expect(answer.status).toBe(200);
  return answer.body as Menu;
};
const sellOut = (name: string, span: string) =>
  send(server, 'PUT', `/menus/${menu.id}/options/${optionOf(menu, name).id}/sold-out`, {
    token: owner.accessToken,
    body: { span },
  });

// product.md §400
test('a new menu has its groups in their order, with ids of its own, and its items name them', async () => {
  const groups = menu.option_groups ?? [];
  expect(groups.map(({ name, options }) => [name, options.map((option) => option.name)])).toEqual(
    GROUPS.map(({ name, options }) => [name, options.map((option) => option.name)]),
  );
  const [size, extras, drink, meal] = groups.map(({ id }) => id);
  expect(Object.values(REQUESTED)).not.toContain(size);
  const [pizza, salad] = itemsOf(menu);
  expect(pizza?.option_group_ids).toEqual([size, extras, meal]);
  expect(salad?.option_group_ids).toEqual([]);
  expect(optionOf(menu, 'Me pije').option_group_ids).toEqual([drink]);
  expect(optionOf(menu, 'Sallam')).toMatchObject({
    price: 100,
    prices: [
      { currency: 'ALL', price: 100, is_default: true },
      { currency: 'EUR', price: 1.5, is_default: false },
    ],
  });
  expect(await read()).toMatchObject({ option_groups: groups });
});

// product.md §118
test('groups that are saved as they are make no new version, and keep their ids', async () => {
  const same = await saved({ option_groups: asRequest(menu) });
  expect(same.version).toBe(menu.version);
  const renamed = await saved({
    option_groups: asRequest(menu).map((group) => ({ ...group, name: `${group.name}!` })),
  });
  expect(renamed.version).toBe(menu.version + 1);
  expect(renamed.option_groups?.map(({ id }) => id)).toEqual(menu.option_groups?.map(({ id }) => id));
  expect(renamed.sections[0]?.items).toEqual(menu.sections[0]?.items);
});

test('an item gets a group that is made in the same save, and loses one that goes', async () => {
  const [size, ...others] = asRequest(menu);
  const [pizza, salad] = itemsOf(menu);
  const dressing = '00000000-0000-4000-8000-000000000099';
  const after = await saved({
    option_groups: [
      ...others,
      { id: dressing, name: 'Salca', options: [{ id: REQUESTED.size, name: 'Vaj ulliri', price: 0 }] },
    ],
    sections: [
      {
        id: menu.sections[0]?.id,
        items: [{ id: salad?.id, option_group_ids: [dressing, others[0]?.id] }],
      },
    ],
  });
  const added = after.option_groups?.at(-1);
  expect(added).toMatchObject({ name: 'Salca', options: [{ name: 'Vaj ulliri' }] });
  expect(added?.id).not.toBe(dressing);
  const [pizzaAfter, saladAfter] = itemsOf(after);
  expect(saladAfter?.option_group_ids).toEqual([added?.id, others[0]?.id]);
  expect(pizzaAfter?.option_group_ids).toEqual(pizza?.option_group_ids?.filter((id) => id !== size?.id));
});

describe('what cannot be chosen from is refused where it stands', () => {
  const [size, extras, drink, meal] = GROUPS;
  const wrong: [string, string, object[]][] = [
    ['more needed than there are', 'option_groups.0.min_choices', [{ ...size, min_choices: 3 }]],
    [
      'fewer allowed than needed',
      'option_groups.0.max_choices',
      [{ ...size, min_choices: 2, max_choices: 1 }],
    ],
    [
      'more defaults than allowed',
      'option_groups.0.max_choices',
      [{ ...size, options: size?.options.map((option) => ({ ...option, is_default: true })) }],
    ],
    ['no options', 'option_groups.0.options', [{ ...size, options: [] }]],
    [
      'no name',
      'option_groups.0.options.0.name',
      [{ ...size, options: [{ ...size?.options[0], name: ' ' }] }],
    ],
    [
      'a group within itself',
      'option_groups.0.options.0.option_group_ids',
      [{ ...meal, id: REQUESTED.drink }],
    ],
    [
      'groups three deep',
      'option_groups.1.options.0.option_group_ids',
      [
        { ...drink, options: [{ ...drink?.options[0], option_group_ids: [REQUESTED.extras] }] },
        meal as object,
        extras as object,
      ],
    ],
    ['a group twice', 'option_groups', [size as object, size as object]],
  ];
  test.each(wrong)('%s', async (_, field, option_groups) => {
    const created = await send(server, 'POST', '/menus/', {
      token: owner.accessToken,
      body: { title: 'Tjetër', option_groups },
    });
    expect(created).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await save({ option_groups })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect((await read()).version).toBe(menu.version);
  });

  test('an item names a group that is not there', async () => {
    const option_group_ids = [REQUESTED.meal];
    const created = await send(server, 'POST', '/menus/', {
      token: owner.accessToken,
      body: { title: 'Tjetër', items: [{ name: 'Bukë', price: 50, option_group_ids }] },
    });
    expect(created).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.option_group_ids' }] } });
    const edited = await save({
      sections: [{ id: menu.sections[0]?.id, items: [{ id: itemsOf(menu)[0]?.id, option_group_ids }] }],
    });
    expect(edited).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'sections.0.items.0.option_group_ids' }] },
    });
  });
});

// product.md §402
test('a menu’s lowest price counts what has to be chosen', async () => {
  const lowest = async () => {
    const { body } = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
    return (body as MenuCard[])[0]?.price;
  };
  expect(await lowest()).toBe(300);
  const [size] = asRequest(menu);
  const options = size?.options.map((option) => ({ ...option, price: option.price + 40 }));
  await saved({
    option_groups: [{ ...size, options }],
    sections: [{ id: menu.sections[0]?.id, items: [{ id: itemsOf(menu)[1]?.id, isDeleted: true }] }],
  });
  expect(await lowest()).toBe(640);
});

// product.md §405
test('a save leaves an option sold out, unless it changes whether it is available', async () => {
  await sellOut('E madhe', 'until_told');
  const withOption = (change: { name?: string; available?: boolean }) => ({
    option_groups: asRequest(menu).map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.id === optionOf(menu, 'E madhe').id ? { ...option, ...change } : option,
      ),
    })),
  });
  const soldOut = (of: Menu) =>
    of.option_groups?.flatMap(({ options }) => options).filter(({ sold_out }) => sold_out);
  expect(soldOut(await saved(withOption({ name: 'E madhe, 40 cm' })))).toHaveLength(1);
  expect(soldOut(await saved(withOption({ available: false })))).toEqual([]);
  expect(soldOut(await saved(withOption({ available: true })))).toEqual([]);
  expect(optionOf(await read(), 'E madhe').available).toBe(true);
});

// product.md §405
test('an option is sold out for a while: diners see it, and cannot choose it; the version stays', async () => {
  const { status, body } = await sellOut('E madhe', 'until_told');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    option: { name: 'E madhe', available: true, sold_out: { until: null } },
    version: menu.version,
  });
  expect(optionOf(await read(), 'E madhe')).toMatchObject({ available: false });
  expect(optionOf(await read(), 'E madhe').sold_out).toBeUndefined();
  expect(optionOf(await read(owner.accessToken), 'E madhe')).toMatchObject({
    available: true,
    sold_out: { until: null },
  });
  await saved({ title: 'Tjetër' });
  expect(optionOf(await read(), 'E madhe').available).toBe(false);
  await sellOut('E madhe', 'no');
  expect(optionOf(await read(), 'E madhe').available).toBe(true);
});

test('an option that the menu itself calls unavailable can be had again by the same press', async () => {
  const { body } = await sellOut('Mbaroi', 'no');
  expect(body).toMatchObject({ option: { available: true }, version: menu.version + 1 });
  expect((body as { option: Option }).option.sold_out).toBeUndefined();
});

test('options of other menus, and of none, are not there', async () => {
  const other = await createOwner(server);
  const option = optionOf(menu, 'E madhe').id;
  const path = (menuId: string, optionId: string) => `/menus/${menuId}/options/${optionId}/sold-out`;
  const ask = (token: string, address: string) =>
    send(server, 'PUT', address, { token, body: { span: 'for_today' } });
  expect(await ask(other.accessToken, path(menu.id, option))).toMatchObject({
    body: { code: 'menu_not_found' },
  });
  const second = await createMenu(server, owner);
  expect(await ask(owner.accessToken, path(second.id, option))).toMatchObject({
    status: 404,
    body: { code: 'item_not_found' },
  });
});

// product.md §410
test('a table names the groups of each item, and gives and takes them', async () => {
  const csv = await send(server, 'GET', `/menus/${menu.id}/csv`, { token: owner.accessToken });
  expect(csv.body).toContain('Madhësia; Shtesa; Si vakt');
  const put = (table: string) =>
    send(server, 'PUT', `/menus/${menu.id}/csv`, { token: owner.accessToken, body: { csv: table } });
  const [size, extras] = menu.option_groups?.map(({ id }) => id) ?? [];
  const table = 'Seksioni,Emri,Çmimi ALL,Zgjedhjet\nPica,Margherita,600,\nPica,Sallatë,300,shtesa; MADHËSIA';
  const preview = await send(server, 'POST', `/menus/${menu.id}/csv/preview`, {
    token: owner.accessToken,
    body: { csv: table },
  });
  expect(preview.body).toMatchObject({
    changes: [
      { name: 'Margherita', fields: { choices: { before: 'Madhësia; Shtesa; Si vakt', after: '' } } },
      { name: 'Sallatë', fields: { choices: { before: '', after: 'Shtesa; Madhësia' } } },
    ],
  });
  const after = (await put(table)).body as Menu;
  expect(itemsOf(after).map(({ option_group_ids }) => option_group_ids)).toEqual([[], [extras, size]]);
  expect(await put('Emri,Çmimi ALL,Zgjedhjet\nSallatë,300,Salca')).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'Kjo menu nuk ka zgjedhje me emrin “Salca”.' }] },
  });
});

// product.md §75, §198
test('a table leaves groups as they are, and so does taking an import back', async () => {
  const csv = await send(server, 'PUT', `/menus/${menu.id}/csv`, {
    token: owner.accessToken,
    body: { csv: 'Seksioni,Emri,Çmimi ALL\nPica,Margherita,650', version: menu.version },
  });
  expect(csv.status).toBe(200);
  const imported = csv.body as Menu;
  expect(imported.option_groups).toEqual(menu.option_groups);
  expect(itemsOf(imported)[0]?.option_group_ids).toEqual(itemsOf(menu)[0]?.option_group_ids);
  const undone = await send(server, 'POST', `/menus/${menu.id}/csv/undo`, { token: owner.accessToken });
  expect(undone.body).toMatchObject({ option_groups: menu.option_groups, sections: menu.sections });
});
