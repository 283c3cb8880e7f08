import { priceOfChoices, priceWithChoices, shownPriceOf } from '../menus/choice-prices.ts';
import { sampleRates } from '../money.ts';
import { defaultOptions, groupsById, selectionsOf, wrongChoice } from './line-choices.ts';

const RATES = sampleRates({ ALL: 100 });
const option = (id: string, price: number, more: object = {}) => ({
  id,
  name: id,
  price,
  default_currency: 'ALL' as const,
  prices: [{ currency: 'ALL' as const, price, is_default: true }],
  available: true,
  is_default: false,
  option_group_ids: [] as string[],
  ...more,
});
const group = (id: string, limits: object, ...options: ReturnType<typeof option>[]) => ({
  id,
  name: id,
  min_choices: null,
  max_choices: null,
  free_choices: null,
  options,
  ...limits,
});
const MEAL = { option_group_ids: ['drinks'] };
/** A size that costs less as a meal, of whose drinks none is left. */
const without = (limits: object, more: object = {}) =>
  groupsById([
    group('size', limits, option('meal', 0, { ...MEAL, is_default: true, ...more }), option('alone', 300)),
    group(
      'drinks',
      { min_choices: 1, max_choices: 1 },
      option('water', 0, { available: false, is_default: true }),
    ),
  ]);
const ITEM = { option_group_ids: ['size'] };

// product.md §403
test('a default of whose own group nothing is left is not taken', () => {
  const groups = without({ max_choices: 1 });
  const taken = defaultOptions(ITEM, groups);
  expect(taken).toEqual([]);
  expect(wrongChoice(selectionsOf(ITEM, groups, taken), taken)).toBeUndefined();
});

/** The price that an item of 500 lek is shown with. */
const shown = (groups: ReturnType<typeof groupsById>) => shownPriceOf(50_000, ITEM, groups, 'ALL', RATES);

// product.md §406
test('the least that has to be paid is of what can be had with what comes with it', () => {
  const groups = without({ min_choices: 1, max_choices: 1 });
  expect(shown(groups)).toEqual({ least: 80_000, varies: false });
  const free = groupsById([
    group('size', {}, option('big', 500, MEAL), option('small', 0)),
    group('drinks', { min_choices: 1 }, option('water', 0, { available: false })),
  ]);
  expect(shown(free)).toEqual({ least: 50_000, varies: false });
});

// product.md §402, §406
test('a free option with a drink counts as the drink alone', () => {
  const groups = groupsById([
    group(
      'size',
      { min_choices: 1, max_choices: 1, free_choices: 1 },
      option('large', 5),
      option('meal', 0, MEAL),
    ),
    group('drinks', { min_choices: 1, max_choices: 1 }, option('water', 3)),
  ]);
  expect(shown(groups)).toEqual({ least: 50_000, varies: true });
});

// product.md §406
test.each([
  ['one that costs the same whatever is chosen', { min_choices: 1, max_choices: 1 }, 55_000],
  ['one of which all have to be chosen', { min_choices: 2 }, 60_000],
  ['one that is free', { max_choices: 1, free_choices: 1 }, 50_000],
])('a price is exact with a group: %s', (_, limits, least) => {
  const groups = groupsById([group('size', limits, option('red', 50), option('green', 50))]);
  expect(shown(groups)).toEqual({ least, varies: false });
});

// product.md §406
test('what is sold out counts where the item cannot be ordered without it', () => {
  const groups = groupsById([
    group('size', { min_choices: 2 }, option('small', 50), option('big', 70, { available: false })),
  ]);
  expect(shown(groups)).toEqual({ least: 62_000, varies: false });
});

// product.md §402, §580
test('an item that can come to nothing is shown with the least above it', () => {
  const groups = groupsById([group('size', {}, option('half', -500), option('ham', 40), option('egg', 30))]);
  expect(shown(groups)).toEqual({ least: 3_000, varies: true });
});

// product.md §402, §580
test('an item of which one choice alone can be ordered has its price, and one of which none can has no price', () => {
  const only = groupsById([group('size', {}, option('none', -500))]);
  expect(shown(only)).toEqual({ least: 50_000, varies: false });
  const none = groupsById([group('size', { min_choices: 1 }, option('none', -500))]);
  expect(shown(none)).toBeUndefined();
});

// product.md §580
test('an item whose prices are too many to tell is shown without one', () => {
  const doubled = Array.from({ length: 30 }, (_, at) => option(`part ${at}`, 2 ** at));
  const groups = groupsById([group('size', {}, option('none', -500), ...doubled)]);
  expect(shown(groups)).toBeUndefined();
});

describe('an option that makes its item cheaper', () => {
  const chosenOf = (groups: ReturnType<typeof groupsById>, ...ids: string[]) =>
    selectionsOf(
      ITEM,
      groups,
      ids.map((option_id) => ({ option_id })),
    );

  // product.md §402
  test('takes its price off, and is none of those that are free', () => {
    const groups = groupsById([
      group('size', { free_choices: 2 }, option('small', -50), option('cheese', 30), option('ham', 40)),
    ]);
    const cost = (...ids: string[]) => priceOfChoices(chosenOf(groups, ...ids), 'ALL', RATES);
    expect(cost('small')).toBe(-5_000);
    expect(cost('small', 'cheese')).toBe(-5_000);
    expect(cost('small', 'cheese', 'ham')).toBe(-5_000);
    expect(priceOfChoices(chosenOf(groups, 'small'), 'EUR', RATES)).toBe(-50);
  });

  // product.md §402
  test('never makes it cost less than nothing', () => {
    expect(priceWithChoices(30_000, -5_000)).toBe(25_000);
    expect(priceWithChoices(3_000, -5_000)).toBe(0);
  });

  // product.md §406
  test.each([
    ['what nobody has to choose', {}, -7_000, true],
    ['no more than can be chosen', { max_choices: 1 }, -5_000, true],
    ['what has to be chosen first', { min_choices: 3 }, -6_000, false],
  ])('counts for the least that has to be paid: %s', (_, limits, least, varies) => {
    const groups = groupsById([
      group('size', limits, option('small', -50), option('tiny', -20), option('large', 10)),
    ]);
    expect(shown(groups)).toEqual({ least: 50_000 + least, varies });
  });

  // product.md §402
  test('counts the groups that come with it', () => {
    const groups = groupsById([
      group('size', {}, option('meal', -50, MEAL)),
      group('drinks', { min_choices: 1 }, option('water', 80)),
    ]);
    expect(shown(groups)).toEqual({ least: 50_000, varies: true });
  });
});
