import { ALLERGENS, type Item, type Language, type Menu } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GROUPS, groupOf, menuWithChoices, optionOf } from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../../testing/samples.ts';
import { passes } from './menu-filter.ts';

const DISHES: readonly Item[] = [
  dishOf({
    id: 'byrek',
    name: 'Byrek',
    allergens: { gluten: 'contains', nuts: 'may_contain', eggs: 'free_from' },
    diets: { vegetarian: 'suitable', vegan: 'not_suitable' },
  }),
  dishOf({ id: 'fasule', name: 'Fasule', allergens: { eggs: 'free_from' }, diets: { vegan: 'suitable' } }),
  dishOf({ id: 'qofte', name: 'Qofte' }),
];
const declaring = (items = DISHES): Menu => menuOf({ sections: [], items: [...items] });
const open = async (menu: Menu = declaring(), at = '', lng: Language = 'sq') => {
  fakeApi({
    'GET /menus/{id}': menu,
    'GET /exchange-rates': RATES,
    'GET /menus/{id}/dishes': { dishes: [] },
  });
  const rendered = await renderScreen(`/menu/${menu.id}${at}`, { lng });
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return rendered;
};
const dishes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const row = (name: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

// product.md §417
test.each([
  [
    'sq',
    ['Vegjetarian', 'Përmban: Gluten', 'Mund të përmbajë: Arra', 'Pa: Vezë', 'Jo për dietën: Vegan'],
    /^Alergjenët nuk janë deklaruar/,
  ],
  [
    'en',
    ['Vegetarian', 'Contains: Gluten', 'May contain: Nuts', 'Free from: Eggs', 'Not suitable: Vegan'],
    /^Allergens are not declared/,
  ],
] as const)(
  'a card says what its dish declares, and whom to ask where it is silent, %s',
  async (lng, texts, ask) => {
    await open(declaring(), '', lng);
    for (const text of texts) expect(row('Byrek')).toHaveTextContent(text);
    expect(within(row('Qofte')).getByText(ask)).toBeVisible();
    expect(within(row('Byrek')).queryByText(ask)).not.toBeInTheDocument();
  },
);

test('a menu that declares nothing says so once, and has no filter', async () => {
  await open(declaring([dishOf(), dishOf({ id: 'b', name: 'Byrek' })]));
  expect(screen.getByText(/Kjo menu nuk deklaron/)).toBeVisible();
  expect(screen.queryByText(/nuk janë deklaruar/)).not.toBeInTheDocument();
  expect(screen.queryByText('Dieta dhe alergji')).not.toBeInTheDocument();
});

// product.md §417
test.each([
  ['of its own', ['Salca'], false],
  ['that comes with another', ['Menuja'], false],
  ['that no dish has', [], true],
])(
  'a menu says at its head whether it is silent, where only a choice %s declares something',
  async (_, ids, isSilent) => {
    const groups = [
      groupOf('Menuja', [optionOf('E plotë', 0, { option_group_ids: ['Salca'] })]),
      groupOf('Salca', [optionOf('E bardhë', 0, { available: false, allergens: { milk: 'contains' } })]),
    ];
    await open({ ...declaring([dishOf({ option_group_ids: ids })]), option_groups: groups });
    expect(screen.queryAllByText(/Kjo menu nuk deklaron/)).toHaveLength(isSilent ? 1 : 0);
    expect(screen.queryAllByText(/^Alergjenët nuk janë deklaruar/)).toHaveLength(isSilent ? 0 : 1);
    expect(screen.queryByText('Dieta dhe alergji')).not.toBeInTheDocument();
  },
);

// product.md §685
test('a dish says a diet and “free from” only where it can be had so, on its card and in its sheet', async () => {
  const pizza = dishOf({
    name: 'Margarita',
    description: 'Domate',
    allergens: { gluten: 'free_from', milk: 'contains', nuts: 'free_from' },
    diets: { gluten_free: 'suitable', vegetarian: 'suitable' },
    option_group_ids: ['Brumi'],
  });
  const crusts = (...answers: ('contains' | 'free_from')[]) => [
    groupOf(
      'Brumi',
      answers.map((gluten, at) => optionOf(`Brumi ${at}`, 0, { allergens: { gluten, nuts: 'free_from' } })),
      { min_choices: 1, max_choices: 1 },
    ),
  ];
  const { user, unmount } = await open({
    ...declaring([pizza]),
    option_groups: crusts('contains', 'contains'),
  });
  const card = row('Margarita');
  expect(card).toHaveTextContent('Vegjetarian');
  expect(card).toHaveTextContent('Përmban: Qumësht');
  expect(card).toHaveTextContent('Pa: Arra');
  expect(card).not.toHaveTextContent(/gluten/i);
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const sheet = await screen.findByRole('dialog', { name: 'Margarita' });
  expect(sheet).toHaveTextContent('Vegjetarian');
  expect(sheet).not.toHaveTextContent('Pa gluten');
  unmount();
  await open({ ...declaring([pizza]), option_groups: crusts('contains', 'free_from') });
  expect(row('Margarita')).toHaveTextContent('Pa gluten');
  expect(row('Margarita')).toHaveTextContent('Pa: Gluten, Arra');
});

test('the sheet says it of the dish and of its options', async () => {
  const [size, ...others] = GROUPS;
  if (!size) throw new Error('the pizza has no size');
  const options = [optionOf('E vogël', 0, { allergens: { milk: 'contains' } }), optionOf('E madhe', 200)];
  const menu = { ...menuWithChoices(), option_groups: [{ ...size, options }, ...others] };
  const { user } = await open(menu);
  await user.click(screen.getByRole('button', { name: 'Zgjidh Margarita' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
  expect(sheet.getByText(/Alergjenët nuk janë deklaruar/)).toBeVisible();
  expect(sheet.getByRole('radio', { name: 'E vogël Përmban: Qumësht' })).toBeInTheDocument();
});

// product.md §419
test('a filter leaves the dishes that declare it, stands in the address, and is taken back in one press', async () => {
  const { user, router } = await open();
  await user.click(screen.getByText('Dieta dhe alergji'));
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Vegan',
    'Vegjetarian',
    'Vezë',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Vegjetarian' }));
  await waitFor(() => expect(dishes()).toEqual(['Byrek', 'Fasule']));
  expect(screen.getByText('2 gatime e deklarojnë')).toHaveRole('status');
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await waitFor(() => expect(dishes()).toEqual(['Fasule']));
  expect(router.state.location.search).toBe('?diet=vegan%2Cvegetarian');
  await user.click(screen.getByRole('button', { name: 'Hiqi filtrat' }));
  await waitFor(() => expect(dishes()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
});

test('an address opens filtered; where nothing declares it, that is no “there is none”', async () => {
  const { user } = await open(declaring(), '?without=milk,unknown');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(screen.getByText(/Mund të ketë gatime të përshtatshme/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Qumësht' }));
  await waitFor(() => expect(dishes()).toHaveLength(3));
});

// product.md §413
test.each(ALLERGENS)('of %s only what is declared free from it passes', (allergen) => {
  const filter = { diets: [], without: [allergen] };
  const passing = (['contains', 'may_contain', 'free_from', undefined] as const).filter((answer) =>
    passes(dishOf({ allergens: answer ? { [allergen]: answer } : {} }), filter, new Map()),
  );
  expect(passing).toEqual(['free_from']);
});

test('a dish whose every size contains what it is free from does not pass', () => {
  const crust = (answer?: 'contains' | 'free_from') =>
    groupOf('Brumi', [optionOf('I hollë', 0, { allergens: answer ? { gluten: answer } : {} })], {
      min_choices: 1,
    });
  const pizza = dishOf({ allergens: { gluten: 'free_from' }, option_group_ids: ['Brumi'] });
  const filter = { diets: [], without: ['gluten'] } as const;
  expect(passes(pizza, filter, new Map([['Brumi', crust('free_from')]]))).toBe(true);
  expect(passes(pizza, filter, new Map([['Brumi', crust('contains')]]))).toBe(false);
  // What is not declared is never “free from”.
  expect(passes(pizza, filter, new Map([['Brumi', crust()]]))).toBe(false);
});

test('what comes with an option that has to be chosen counts as well', () => {
  const free = { allergens: { nuts: 'free_from' } } as const;
  const meal = dishOf({ ...free, option_group_ids: ['Menuja'] });
  const filter = { diets: [], without: ['nuts'] } as const;
  const withSauce = (declared: object) =>
    new Map([
      [
        'Menuja',
        groupOf('Menuja', [optionOf('E plotë', 0, { ...free, option_group_ids: ['Salca'] })], {
          min_choices: 1,
        }),
      ],
      ['Salca', groupOf('Salca', [optionOf('E bardhë', 0, declared)], { min_choices: 1 })],
    ]);
  expect(passes(meal, filter, withSauce(free))).toBe(true);
  expect(passes(meal, filter, withSauce({}))).toBe(false);
});

test.each([
  ['vegan', { allergens: { milk: 'contains' } }, false],
  ['vegan', { diets: { vegetarian: 'not_suitable' } }, false],
  // A size says nothing of what is in a dish.
  ['vegan', {}, true],
  // A diet that allows no traces needs every choice declared.
  ['gluten_free', {}, false],
  ['gluten_free', { allergens: { gluten: 'may_contain' } }, false],
  ['gluten_free', { allergens: { gluten: 'free_from' } }, true],
  ['gluten_free', { diets: { gluten_free: 'suitable' } }, true],
] as const)('a dish for %s whose only choice declares %j passes: %s', (diet, declared, isPassing) => {
  const filter = { diets: [diet], without: [] };
  const pizza = dishOf({ diets: { [diet]: 'suitable' }, option_group_ids: ['Brumi'] });
  const crust = (id: string, option: object) => groupOf(id, [optionOf(id, 0, option)], { min_choices: 1 });
  expect(passes(pizza, filter, new Map([['Brumi', crust('Brumi', declared)]]))).toBe(isPassing);
  const nested = new Map([
    ['Brumi', crust('Brumi', { diets: { [diet]: 'suitable' }, option_group_ids: ['Salca'] })],
    ['Salca', crust('Salca', declared)],
  ]);
  expect(passes(pizza, filter, nested)).toBe(isPassing);
});

// product.md §417
test.each([
  ['sq', 'Alergjenët e tjerë nuk janë deklaruar.'],
  ['en', 'Other allergens are not declared.'],
] as const)('what is not named is not declared, %s', async (lng, text) => {
  const all = Object.fromEntries(ALLERGENS.map((code) => [code, 'free_from']));
  const whole = dishOf({ id: 'supe', name: 'Supë', allergens: all });
  await open(declaring([...DISHES, whole]), '', lng);
  expect(row('Byrek')).toHaveTextContent(text);
  expect(row('Qofte')).not.toHaveTextContent(text);
  expect(row('Supë')).not.toHaveTextContent(text);
});

// product.md §419
test('what does not go with the filter is not chosen beforehand', async () => {
  const free = { allergens: { nuts: 'free_from' } } as const;
  const sauce = groupOf(
    'Salca',
    [optionOf('Me arra', 0, { is_default: true, allergens: { nuts: 'contains' } }), optionOf('Kos', 0, free)],
    { min_choices: 1, max_choices: 1 },
  );
  const dish = dishOf({ ...free, option_group_ids: ['Salca'] });
  const menu = { ...menuOf({ sections: [], items: [dish] }), option_groups: [sauce] };
  const openAt = async (search: string) => {
    const { user, unmount } = await open(menu, search);
    await user.click(screen.getByRole('button', { name: `Zgjidh ${dish.name}` }));
    const sheet = within(await screen.findByRole('dialog', { name: dish.name }));
    return { chosen: sheet.getByRole('radio', { name: /^Me arra/ }), unmount };
  };
  const all = await openAt('');
  expect(all.chosen).toBeChecked();
  all.unmount();
  expect((await openAt('?without=nuts')).chosen).not.toBeChecked();
});
