import {
  choosingsOf,
  defaultOptions,
  groupsById,
  leastOfChoices,
  priceOfChoices,
  priceWithChoices,
  variesInPrice,
  wrongChoice,
} from './line-choices.ts';
import { sampleRates } from './money.ts';

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
  expect(wrongChoice(choosingsOf(ITEM, groups, taken), taken)).toBeUndefined();
});

// product.md §406
test('the least that has to be paid is of what can be had with what comes with it', () => {
  const groups = without({ min_choices: 1, max_choices: 1 });
  expect(leastOfChoices(ITEM, groups, 'ALL', RATES)).toBe(30_000);
  const free = groupsById([
    group('size', {}, option('big', 500, MEAL), option('small', 0)),
    group('drinks', { min_choices: 1 }, option('water', 0, { available: false })),
  ]);
  expect(variesInPrice(ITEM, free)).toBe(false);
});

describe('an option that makes its item cheaper', () => {
  const chosenOf = (groups: ReturnType<typeof groupsById>, ...ids: string[]) =>
    choosingsOf(
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
    ['what nobody has to choose', {}, -7_000],
    ['no more than can be chosen', { max_choices: 1 }, -5_000],
    ['what has to be chosen first', { min_choices: 3 }, -6_000],
  ])('counts for the least that has to be paid: %s', (_, limits, least) => {
    const groups = groupsById([
      group('size', limits, option('small', -50), option('tiny', -20), option('large', 10)),
    ]);
    expect(leastOfChoices(ITEM, groups, 'ALL', RATES)).toBe(least);
    expect(variesInPrice(ITEM, groups)).toBe(true);
  });

  // product.md §402
  test('counts the groups that come with it', () => {
    const groups = groupsById([
      group('size', {}, option('meal', -50, MEAL)),
      group('drinks', { min_choices: 1 }, option('water', 80)),
    ]);
    expect(leastOfChoices(ITEM, groups, 'ALL', RATES)).toBe(0);
  });
});
