import type { OptionGroup } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PATCH = 'PATCH /menus/{id}';

const open = (api: ScreenOptions['api'] = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/menus/dreka/choices',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': menuWithGroups(),
      [PATCH]: menuWithGroups(4),
      ...api,
    },
  });
const toggle = (name: string) => screen.findByRole('button', { name: `Hap: ${name}` });
const save = () => screen.getByRole('button', { name: 'Ruaj zgjedhjet' });
const groupOf = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement);
const lastOf = <T,>(list: readonly T[]): T => list.at(-1) as T;
const body = (requests: readonly { body?: unknown }[]) => lastOf(requests).body as Record<string, unknown>;

// product.md §409
test('says of each group how it is chosen from, what it has and how many dishes come with it', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Madhësia' })).toBeVisible();
  expect(screen.getByText('Zgjidhet një · 2 opsione · te 1 gatim')).toBeVisible();
  expect(screen.getByText('Disa · 1 opsion · te 0 gatime')).toBeVisible();
});

test('a new group with its options and dishes is saved with the menu’s others', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Shto grup' }));
  expect(screen.getByRole('textbox', { name: /^Emri i grupit/ })).toHaveFocus();
  await user.keyboard('Salca');
  const group = groupOf('Salca');
  await user.click(group.getByRole('radio', { name: 'Disa' }));
  await user.type(group.getByRole('textbox', { name: /^E shumta/ }), '2');
  const [first, second] = group.getAllByRole('textbox', { name: 'Emri' });
  await user.type(first as HTMLElement, 'Kos');
  await user.type(second as HTMLElement, 'Djegës');
  await user.type(lastOf(group.getAllByRole('textbox', { name: 'Shtesë në lekë' })), '-30,50');
  await user.click(group.getByText(/^Gatime tavash: 0 nga/));
  await user.click(group.getAllByRole('button', { name: 'Zgjidhi të gjitha' })[0] as HTMLElement);
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet u ruajtën.')).toBeVisible();
  const request = body(sent(PATCH));
  const groups = request.option_groups as { id: string; name: string }[];
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(groups.map(({ name }) => name)).toEqual(['Madhësia', 'Pija', 'Salca']);
  expect(groups[2]).toEqual({
    id: uuid,
    name: 'Salca',
    min_choices: null,
    max_choices: 2,
    free_choices: null,
    options: [
      expect.objectContaining({ id: uuid, name: 'Kos', price: 0, additional_prices: {} }),
      expect.objectContaining({ id: uuid, name: 'Djegës', price: -30.5, default_currency: 'ALL' }),
    ],
  });
  expect(request).toMatchObject({
    version: 3,
    sections: [
      {
        id: 'tava',
        items: [
          { id: 'tave', option_group_ids: ['size', groups[2]?.id] },
          { id: 'fergese', option_group_ids: [groups[2]?.id] },
        ],
      },
    ],
    items: [],
  });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Shto grup' }));
  await user.click(save());
  const name = await screen.findByRole('textbox', { name: /^Emri i grupit/ });
  expect(name).toHaveAccessibleDescription(/Shkruaj emrin e grupit\./);
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.getAllByText('Shkruaj emrin e opsionit.')).toHaveLength(2);
  expect(sent(PATCH)).toHaveLength(0);
});

// product.md §105
test('an extra in euro with three decimals is not saved, and its field says so', async () => {
  const { user, sent } = await open();
  await user.click(await toggle('Pija'));
  await user.click(screen.getByRole('button', { name: 'Shto euro' }));
  await user.type(screen.getByRole('textbox', { name: 'Shtesë në euro' }), '1.005');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Shtesë në euro' })).toHaveAccessibleDescription(/dy shifra/),
  );
  expect(sent(PATCH)).toHaveLength(0);
});

// product.md §684
test.each([
  [
    'sq',
    'Hap: Madhësia',
    'Shtesë në lekë',
    'Ruaj zgjedhjet',
    'Kjo zbret gjithë çmimin e “Tavë kosi” ose më shumë.',
  ],
  [
    'en',
    'Open: Madhësia',
    'Extra in lek',
    'Save choices',
    'This takes off the whole price of “Tavë kosi” or more.',
  ],
] as const)(
  'an option that takes off all that a dish costs says so at its field, %s',
  async (lng, group, extra, act, text) => {
    const { user, sent } = await open({}, { lng });
    await user.click(await screen.findByRole('button', { name: group }));
    const [small] = await screen.findAllByRole('textbox', { name: extra });
    await user.type(small as HTMLElement, '-650');
    await user.click(screen.getByRole('button', { name: act }));
    await waitFor(() => expect(small).toHaveAccessibleDescription(new RegExp(text)));
    await waitFor(() => expect(small).toHaveFocus());
    expect(sent(PATCH)).toHaveLength(0);
    await user.clear(small as HTMLElement);
    await user.type(small as HTMLElement, '-649');
    await user.click(screen.getByRole('button', { name: act }));
    await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  },
);

// product.md §119, §405
test('an option that is sold out for a while says so in its row, and is brought back there', async () => {
  const menu = menuWithGroups();
  const [size, ...others] = menu.option_groups ?? [];
  const [small] = size?.options ?? [];
  if (!size || !small) throw new Error('no sizes');
  const options = size.options.map((one, at) => (at === 0 ? { ...one, sold_out: { until: null } } : one));
  const { user, sent } = await open({
    'GET /menus/{id}': { ...menu, option_groups: [{ ...size, options }, ...others] },
    'PUT /menus/{id}/options/{optionId}/sold-out': { option: small, version: menu.version },
  });
  await user.click(await toggle('Madhësia'));
  const button = await screen.findByRole('button', { name: /^I mbaruar derisa ta kthesh: E vogël$/ });
  expect(screen.queryByRole('switch', { name: /E vogël/ })).not.toBeInTheDocument();
  expect(screen.getByRole('switch', { name: /E madhe/ })).toBeVisible();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Ka përsëri' }));
  expect(await screen.findByRole('switch', { name: /E vogël/ })).toBeChecked();
  expect(sent(PATCH)).toHaveLength(0);
});

test('of a group of which one is chosen, one option is chosen from the start', async () => {
  const { user, sent } = await open();
  await user.click(await toggle('Madhësia'));
  await user.click(screen.getByRole('checkbox', { name: 'E zgjedhur që në fillim: E madhe' }));
  expect(screen.getByRole('checkbox', { name: 'E zgjedhur që në fillim: E vogël' })).not.toBeChecked();
  await user.click(save());
  await screen.findByText('Zgjedhjet u ruajtën.');
  expect(body(sent(PATCH)).option_groups).toMatchObject([
    {
      options: [
        { id: 'small', is_default: false },
        { id: 'large', is_default: true, price: 200 },
      ],
    },
    { id: 'drink', max_choices: 2, free_choices: 1 },
  ]);
});

// product.md §402
test('a group of which at most one is chosen keeps that one is free', async () => {
  const { option_groups = [], ...menu } = menuWithGroups();
  const [size, drink] = option_groups as [OptionGroup, OptionGroup];
  const groups = [size, { ...drink, min_choices: 1, max_choices: 1, free_choices: 1 }];
  const { user, sent } = await open({ 'GET /menus/{id}': { ...menu, option_groups: groups } });
  await user.click(await toggle('Madhësia'));
  await user.click(screen.getByRole('checkbox', { name: 'E zgjedhur që në fillim: E madhe' }));
  await user.click(save());
  await screen.findByText('Zgjedhjet u ruajtën.');
  expect(body(sent(PATCH)).option_groups).toMatchObject([
    {},
    { id: 'drink', min_choices: 1, max_choices: 1, free_choices: 1 },
  ]);
});

// product.md §400
test('an option brings further choices, and those bring none', async () => {
  const { user, sent } = await open();
  await user.click(await toggle('Madhësia'));
  await user.click(screen.getAllByText('Sjell zgjedhje të tjera')[1] as HTMLElement);
  await user.click(screen.getAllByRole('checkbox', { name: 'Pija' })[1] as HTMLElement);
  expect(screen.getByText('Sjell edhe: Pija')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mbyll: Madhësia' }));
  await user.click(await toggle('Pija'));
  expect(screen.queryByText(/^Sjell/)).not.toBeInTheDocument();
  await user.click(save());
  await screen.findByText('Zgjedhjet u ruajtën.');
  expect(body(sent(PATCH)).option_groups).toMatchObject([
    { options: [{ option_group_ids: [] }, { option_group_ids: ['drink'] }] },
    {},
  ]);
});

// product.md §119
test('the button that saves stays in sight below a long list', async () => {
  await open();
  await toggle('Pija');
  expect(save().parentElement).toHaveClass('saveBar');
});

test('groups change places by keys, are copied and removed', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Lëviz poshtë: Madhësia' }));
  await user.click(await toggle('Pija'));
  await user.click(screen.getByRole('button', { name: 'Kopjo grupin' }));
  await user.click(screen.getByRole('button', { name: 'Mbyll: Pija (kopje)' }));
  await user.click(await toggle('Madhësia'));
  await user.click(screen.getByRole('button', { name: 'Hiq grupin' }));
  await user.click(save());
  await screen.findByText('Zgjedhjet u ruajtën.');
  const { option_groups, sections } = body(sent(PATCH));
  expect(option_groups).toMatchObject([{ id: 'drink', name: 'Pija' }, { name: 'Pija (kopje)' }]);
  expect(sections).toMatchObject([{ items: [{ id: 'tave', option_group_ids: [] }] }]);
});

// product.md §426
test('a copied group has the translations of its options, and stored groups keep theirs', async () => {
  const menu = menuWithGroups();
  const groups = menu.option_groups?.map((group) => ({
    ...group,
    translations: { en: { name: 'Drink' } },
    options: group.options.map((each) => ({ ...each, translations: { en: { name: 'Water' } } })),
  }));
  const { user, sent } = await open({ 'GET /menus/{id}': { ...menu, option_groups: groups } });
  await user.click(await toggle('Pija'));
  await user.click(screen.getByRole('button', { name: 'Kopjo grupin' }));
  await user.click(save());
  await screen.findByText('Zgjedhjet u ruajtën.');
  const option_groups = body(sent(PATCH)).option_groups as object[];
  expect(option_groups[2]).toMatchObject({ options: [{ translations: { en: { name: 'Water' } } }] });
  expect(option_groups[2]).not.toHaveProperty('translations');
  expect(JSON.stringify(option_groups.slice(0, 2))).not.toContain('translations');
});

// product.md §84
test('what was typed is there again after a reload, until it is saved or given up', async () => {
  const first = await open();
  await first.user.click(await toggle('Madhësia'));
  await first.user.type(screen.getByRole('textbox', { name: /^Emri i grupit/ }), '!');
  const kept = { ...sessionStorage } as Record<string, string>;
  first.unmount();
  const { user } = await open({}, { kept });
  expect(await screen.findByRole('heading', { level: 2, name: 'Madhësia!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hidhe draftin' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Madhësia' })).toBeVisible();
});

// product.md §551
test('a menu without choices offers groups to begin with, and to save only what there is', async () => {
  const { user, sent } = await open({ 'GET /menus/{id}': menuOf(), [PATCH]: menuOf() });
  const offered = within(await screen.findByRole('group', { name: 'Fillo me një prej këtyre' }));
  expect(screen.queryByRole('button', { name: 'Ruaj zgjedhjet' })).not.toBeInTheDocument();
  await user.click(offered.getByRole('button', { name: 'Shtesa' }));
  expect(screen.getByRole('textbox', { name: /^Emri i grupit/ })).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  expect(body(sent(PATCH)).option_groups).toEqual([
    expect.objectContaining({
      name: 'Shtesa',
      min_choices: null,
      max_choices: null,
      options: ['Djathë ekstra', 'Salcë ekstra'].map((name) => expect.objectContaining({ name, price: 0 })),
    }),
  ]);
});

test('a menu without choices says what they are, and a failed save keeps what was typed', async () => {
  const { user } = await open({
    'GET /menus/{id}': menuOf(),
    [PATCH]: () => failure(503, 'service_unavailable'),
  });
  expect(await screen.findByText('Ende pa zgjedhje')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grup tjetër' }));
  await user.keyboard('Madhësia');
  for (const field of screen.getAllByRole('textbox', { name: 'Emri' })) await user.type(field, 'x');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet nuk u ruajtën.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Emri i grupit/ })).toHaveValue('Madhësia');
});

// product.md §651
test('names of groups and options that are too long stay as they were pasted, and are said at their fields', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Shto grup' }));
  await user.paste('g'.repeat(121));
  const group = groupOf('g'.repeat(121));
  const [first] = group.getAllByRole('textbox', { name: 'Emri' });
  await user.click(first as HTMLElement);
  await user.paste('o'.repeat(130));
  await user.click(save());
  const name = group.getByRole('textbox', { name: /^Emri i grupit/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Shkruaj deri në 120 shenja\./));
  expect(first).toHaveAccessibleDescription(/Shkruaj deri në 120 shenja\./);
  expect(first).toHaveValue('o'.repeat(130));
  expect(sent(PATCH)).toEqual([]);
});
