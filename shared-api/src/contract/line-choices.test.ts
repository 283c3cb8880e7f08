import {
  choosingsOf,
  defaultOptions,
  groupsById,
  leastOfChoices,
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
