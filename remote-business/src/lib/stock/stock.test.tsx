import type { Menu } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { menuWithGroups, SIZE } from '../../testing/choices-samples.ts';
import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const STORED = itemOf();
const counting = (left: number, daily: number | null = null) => ({ ...STORED, stock: { left, daily } });
const SET = 'PUT /menus/{id}/items/{itemId}/stock' as const;

const open = (menu: Menu, api: ScreenOptions['api'] = {}, at = `/menus/${menu.id}`) =>
  renderScreen({
    at,
    lng: 'en',
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': () => menu,
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': failure(404, 'not_found'),
      ...api,
    },
  });
const menuOfOne = (item = STORED) => menuOf({ sections: [], items: [item] });
const dialog = () => screen.findByRole('dialog', { name: `How many are left · ${STORED.name}` });
const fieldOf = async (name: RegExp) => within(await dialog()).findByLabelText(name);

// product.md §435
test('a dish is counted from its line, each day anew, and the line says how many are left', async () => {
  const { user, sent } = await open(menuOfOne(), {
    [SET]: () => ({ item: counting(12, 20), version: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: `Set stock: ${STORED.name}` }));
  await user.type(await fieldOf(/^Left now/), '12');
  await user.type(await fieldOf(/^Each day again/), '20');
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: `12 left: ${STORED.name}` })).toBeVisible();
  expect(sent(SET)).toMatchObject([{ body: { left: 12, daily: 20, seen: null } }]);
});

test('nothing of both ends counting, and a daily number alone begins with it', async () => {
  const { user, sent } = await open(menuOfOne(counting(3)), { [SET]: () => ({ item: STORED, version: 1 }) });
  await user.click(await screen.findByRole('button', { name: `3 left: ${STORED.name}` }));
  await user.clear(await fieldOf(/^Left now/));
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: `Set stock: ${STORED.name}` }));
  await user.type(await fieldOf(/^Each day again/), '8');
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  expect(sent(SET).map(({ body }) => body)).toEqual([
    { left: null, daily: null, seen: 3 },
    { left: 8, daily: 8, seen: null },
  ]);
});

test.each(['-1', '2.5', 'shumë', '10000'])(
  '%s is no number of dishes, which is said at the field',
  async (typed) => {
    const { user, sent } = await open(menuOfOne(counting(3)));
    await user.click(await screen.findByRole('button', { name: `3 left: ${STORED.name}` }));
    const left = await fieldOf(/^Left now/);
    await user.clear(left);
    await user.type(left, typed);
    await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    expect(left).toBeInvalid();
    expect(left).toHaveAccessibleDescription(expect.stringContaining('A whole number from 0 to 9,999.'));
    expect(sent(SET)).toEqual([]);
  },
);

// product.md §439
test('orders that took of it meanwhile are said, and what is typed stays to be saved onto that', async () => {
  let stored = counting(5);
  const { user, sent } = await open(menuOfOne(stored), {
    'GET /menus/{id}': () => menuOfOne(stored),
    [SET]: ({ body }) => {
      const { left, seen } = body as { left: number; seen: number };
      if (seen === 3) return { item: counting(left), version: 1 };
      stored = counting(3);
      return failure(409, 'version_conflict', 'Changed', { current: { item: stored, version: 1 } });
    },
  });
  await user.click(await screen.findByRole('button', { name: `5 left: ${STORED.name}` }));
  const left = await fieldOf(/^Left now/);
  await user.clear(left);
  await user.type(left, '15');
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  expect(await within(await dialog()).findByText(/3 are left now/)).toBeVisible();
  expect(left).toHaveValue('15');
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: `15 left: ${STORED.name}` })).toBeVisible();
  expect(sent(SET).map(({ body }) => (body as { seen: number }).seen)).toEqual([5, 3]);
});

test('at zero its line says that it is sold out', async () => {
  await open(menuOfOne(counting(0)));
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.getByRole('button', { name: `0 left: ${STORED.name}` })).toBeVisible();
});

test('options are counted in the list of what has run out', async () => {
  const menu = menuWithGroups();
  const [option] = SIZE.options;
  if (!option) throw new Error('the sample has no size');
  const { user, sent } = await open(
    menu,
    {
      'GET /menus/my/': [
        { ...menu, price: 1, sections_count: 1, items_count: 1, item_names: [], matched_items: [] },
      ],
      'PUT /menus/{id}/options/{optionId}/stock': () => ({
        option: { ...option, stock: { left: 4, daily: null } },
        version: 1,
      }),
    },
    '/menus',
  );
  await user.click(await screen.findByRole('button', { name: /^Mark sold out/ }));
  await user.click(await screen.findByRole('button', { name: 'Set stock: Madhësia: E vogël' }));
  const form = await screen.findByRole('dialog', { name: /Madhësia: E vogël/ });
  await user.type(within(form).getByLabelText(/^Left now/), '4');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: '4 left: Madhësia: E vogël' })).toBeVisible();
  expect(sent('PUT /menus/{id}/options/{optionId}/stock')).toMatchObject([
    { params: { optionId: option.id }, body: { left: 4 } },
  ]);
});
