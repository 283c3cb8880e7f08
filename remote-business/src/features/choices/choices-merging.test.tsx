import type { Menu, OptionGroup } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { choicesDraft } from './choices-draft.ts';

const PATCH = 'PATCH /menus/{id}';
const KEPT = 'tavolina-choices:dreka';
type Change = (size: OptionGroup, drink: OptionGroup) => OptionGroup[];

/** The menu as somebody else saved it. */
const theirMenu = (change: Change): Menu => {
  const menu = menuWithGroups(9);
  const [size, drink] = structuredClone(menu.option_groups ?? []);
  return size && drink ? { ...menu, option_groups: change(size, drink) } : menu;
};
const priced = (group: OptionGroup, price: number): OptionGroup => ({
  ...group,
  options: group.options.map((option) =>
    option.id === 'large'
      ? { ...option, price, prices: [{ currency: 'ALL' as const, price, is_default: true }] }
      : option,
  ),
});
const SAUCE: OptionGroup = {
  id: 'sauce',
  name: 'Salca',
  min_choices: null,
  max_choices: 1,
  free_choices: null,
  options: [],
};
/** What the server stores of a request, with ids of its own for what is new. */
const stored = ({ body }: FakeRequest): Menu => {
  const { version, option_groups } = body as Pick<Menu, 'version'> & { option_groups: OptionGroup[] };
  const known = menuWithGroups().option_groups?.map(({ id }) => id);
  return {
    ...menuWithGroups(version + 1),
    option_groups: option_groups.map((group) => ({
      ...group,
      id: known?.includes(group.id) ? group.id : `stored-${group.name}`,
      options: group.options.map((option) => ({
        ...option,
        prices: [{ currency: option.default_currency, price: option.price, is_default: true }],
      })),
    })),
  };
};

/** Opens choices that somebody else saves first. */
const openStale = (change: Change, options: Partial<ScreenOptions> = {}) => {
  const theirs = theirMenu(change);
  let isFirst = true;
  return renderScreen({
    at: '/menus/dreka/choices',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': () => (isFirst ? menuWithGroups() : theirs),
      [PATCH]: (request: FakeRequest) => {
        isFirst = false;
        return (request.body as Menu).version === theirs.version
          ? stored(request)
          : failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
      },
      ...options.api,
    },
  });
};
const open = async (user: Awaited<ReturnType<typeof openStale>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Hap: ${name}` }));
const nameField = () => screen.getByRole('textbox', { name: /^Emri i grupit/ });
const save = () => screen.getByRole('button', { name: 'Ruaj zgjedhjet' });

// product.md §409
test('a price and a group that another tab saved stay beside what is renamed here, without a question', async () => {
  const { user, sent } = await openStale((size, drink) => [priced(size, 250), SAUCE, drink]);
  await open(user, 'Pija');
  await user.type(nameField(), '!');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet u ruajtën.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^E jotja/ })).not.toBeInTheDocument();
  expect(sent(PATCH)).toHaveLength(2);
  expect(sent(PATCH)[1]?.body).toMatchObject({
    version: 9,
    option_groups: [
      { id: 'size', options: [{ id: 'small' }, { id: 'large', price: 250 }] },
      { id: 'sauce', name: 'Salca' },
      { id: 'drink', name: 'Pija!' },
    ],
  });
});

// product.md §409
test.each([
  [
    'sq',
    'Pija',
    'Emri i grupit',
    'Hap: Pija',
    'Ruaj zgjedhjet',
    'E jotja',
    'E tjetrit',
    'Ruaj ndryshimet e mia',
  ],
  ['en', 'Pija', 'Name of the group', 'Open: Pija', 'Save choices', 'Yours', 'Theirs', 'Save my changes'],
] as const)(
  'both values of what both changed are there to choose (%s)',
  async (lng, group, field, toggle, press, own, other, keep) => {
    const change: Change = (size, drink) => [priced(size, 250), { ...drink, name: 'Pije freskuese' }];
    const { user, sent } = await openStale(change, { lng });
    await user.click(await screen.findByRole('button', { name: toggle }));
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${field}`) }), '!');
    await user.click(screen.getByRole('button', { name: press }));
    const choice = within(await screen.findByRole('group', { name: `Pije freskuese · ${field}` }));
    const mine = choice.getByRole('radio', { name: `${own} ${group}!` });
    expect(mine).toBeChecked();
    await waitFor(() => expect(mine).toHaveFocus());
    // A further save leads to the choice, and sends nothing.
    await user.click(screen.getByRole('button', { name: press }));
    expect(mine).toHaveFocus();
    expect(sent(PATCH)).toHaveLength(1);
    await user.click(choice.getByRole('radio', { name: `${other} Pije freskuese` }));
    await user.click(screen.getByRole('button', { name: keep }));
    await waitFor(() => expect(sent(PATCH)).toHaveLength(2));
    expect(sent(PATCH)[1]?.body).toMatchObject({
      version: 9,
      option_groups: [{ options: [{}, { price: 250 }] }, { name: 'Pije freskuese' }],
    });
  },
);

test('what is stored is taken in place of what was typed, on a press', async () => {
  const { user, sent } = await openStale((size, drink) => [size, { ...drink, name: 'Pije' }]);
  await open(user, 'Pija');
  await user.type(nameField(), '!');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Hiq dorë nga ndryshimet e mia' }));
  expect(nameField()).toHaveValue('Pije');
  expect(sent(PATCH)).toHaveLength(1);
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

test('changes that are wrong only together are said at their field, and are not sent', async () => {
  const { user, sent } = await openStale((size, drink) => {
    const [water] = drink.options;
    const options = water ? [water, { ...water, id: 'cola', name: 'Kola' }] : [];
    return [size, { ...drink, min_choices: 2, options }];
  });
  await open(user, 'Pija');
  const most = screen.getByRole('textbox', { name: /^E shumta/ });
  await user.clear(most);
  await user.type(most, '1');
  await user.click(save());
  expect(await screen.findByText(/jo më të vogël se “të paktën”/)).toBeVisible();
  expect(sent(PATCH)).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /^E shumta/ }), '0');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet u ruajtën.')).toBeVisible();
  expect(sent(PATCH)[1]?.body).toMatchObject({
    version: 9,
    option_groups: [{}, { min_choices: 2, max_choices: 10, options: [{ id: 'water' }, { id: 'cola' }] }],
  });
});

// product.md §400
test('what both together lead too far can be taken away again', async () => {
  const change: Change = (size, drink) => {
    const options = drink.options.map((option) => ({ ...option, option_group_ids: ['sauce'] }));
    return [size, { ...drink, options }, SAUCE];
  };
  let isFirst = true;
  const { user } = await openStale(change, {
    api: {
      [PATCH]: (request: FakeRequest) => {
        isFirst = false;
        return (request.body as Menu).version === 9
          ? failure(422, 'invalid_input', 'Kontrollo fushat.')
          : failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
      },
      'GET /menus/{id}': () => (isFirst ? menuWithGroups() : theirMenu(change)),
    },
  });
  await open(user, 'Madhësia');
  await user.click(screen.getAllByText('Sjell zgjedhje të tjera')[0] as HTMLElement);
  await user.click(screen.getAllByRole('checkbox', { name: 'Pija' })[0] as HTMLElement);
  await user.click(save());
  expect(await screen.findByText(/Kontrollo fushat/)).toBeVisible();
  expect(screen.getByText('Sjell edhe: Pija')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pija' }));
  expect(screen.queryByText(/^Sjell edhe/)).not.toBeInTheDocument();
});

// product.md §199
test('what is typed while a new group is saved stays, is told of, and goes out with the next save', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, sent } = await openStale((size, drink) => [size, drink], {
    api: {
      [PATCH]: async (request: FakeRequest) => {
        await held;
        return stored(request);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shto grup' }));
  await user.keyboard('Salca');
  for (const field of screen.getAllByRole('textbox', { name: 'Emri' })) await user.type(field, 'x');
  await user.click(save());
  await user.type(nameField(), ' e re');
  release();
  expect(await screen.findByText(/nuk është ruajtur ende/)).toBeVisible();
  expect(nameField()).toHaveValue('Salca e re');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet u ruajtën.')).toBeVisible();
  expect(
    (sent(PATCH)[1]?.body as Menu | undefined)?.option_groups?.map(({ id, name }) => ({ id, name })),
  ).toEqual([
    { id: 'size', name: 'Madhësia' },
    { id: 'drink', name: 'Pija' },
    { id: 'stored-Salca', name: 'Salca e re' },
  ]);
});

// product.md §85
test('a new group whose answer was lost is there once after the next save', async () => {
  let isLost = true;
  const { user, sent } = await openStale((size, drink) => [size, drink], {
    api: {
      [PATCH]: (request: FakeRequest) => {
        if (!isLost) return stored(request);
        isLost = false;
        return failure(503, 'service_unavailable');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shto grup' }));
  await user.keyboard('Salca');
  for (const field of screen.getAllByRole('textbox', { name: 'Emri' })) await user.type(field, 'x');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet nuk u ruajtën.')).toBeVisible();
  await user.type(nameField(), '!');
  await user.click(save());
  expect(await screen.findByText('Zgjedhjet u ruajtën.')).toBeVisible();
  const bodies = sent(PATCH).map(({ body }) => body as Menu);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]?.option_groups?.map(({ id }) => id)).toEqual(['size', 'drink', 'stored-Salca']);
  expect(bodies[2]?.option_groups?.[2]?.name).toBe('Salca!');
});

// product.md §84, §409
describe('choices that the tab kept from an older version', () => {
  const { groups: base } = choicesDraft(menuWithGroups(), 'sq');
  const groups = base.map((group) => (group.id === 'drink' ? { ...group, name: 'Pija ime' } : group));
  const openKept = (kept: object, change: Change) =>
    openStale(change, {
      kept: { [KEPT]: JSON.stringify(kept) },
      api: { 'GET /menus/{id}': () => theirMenu(change) },
    });

  test('take in what was saved since', async () => {
    const { user, sent } = await openKept({ groups, base, version: 3 }, (size, drink) => [
      priced(size, 250),
      drink,
    ]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Pija ime' })).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(sent(PATCH)[0]?.body).toMatchObject({
        version: 9,
        option_groups: [{ options: [{}, { price: 250 }] }, { name: 'Pija ime' }],
      }),
    );
  });

  test('ask for what both changed as they open', async () => {
    const { user, sent } = await openKept({ groups, base, version: 3 }, (size, drink) => [
      size,
      { ...drink, name: 'Pije' },
    ]);
    const choice = within(await screen.findByRole('group', { name: 'Pije · Emri i grupit' }));
    await user.click(choice.getByRole('radio', { name: 'E tjetrit Pije' }));
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet e mia' }));
    await waitFor(() =>
      expect(sent(PATCH)[0]?.body).toMatchObject({ version: 9, option_groups: [{}, { name: 'Pije' }] }),
    );
  });

  test('lose nothing where a build before this one kept them without what was stored', async () => {
    await openKept({ groups, version: 3 }, (size, drink) => [size, drink]);
    const choice = within(await screen.findByRole('group', { name: 'Pija · Emri i grupit' }));
    expect(choice.getByRole('radio', { name: 'E jotja Pija ime' })).toBeChecked();
  });
});
