import fc from 'fast-check';
import { sampleRates } from '../money.ts';
import {
  type ChoosableGroup,
  type ChoosableOption,
  type GroupsById,
  groupsById,
  groupWithoutChoice,
  selectionsOf,
  wrongChoice,
} from '../orders/line-choices.ts';
import type { ChosenOption } from '../orders/order-lines.ts';
import { priceOfChoices, shownPriceOf } from './choice-prices.ts';

const RATES = sampleRates({ ALL: 100 });
/** Own price of the item, in minor units: more than all options together can take off. */
const OWN = 10_000;
const ITEM = { option_group_ids: ['own', 'other'] };

/** Few different prices, so that many choices cost the same. */
const options = (name: string, most: number, groupIds: fc.Arbitrary<string[]>) =>
  fc
    .array(
      fc.record({
        price: fc.integer({ min: -3, max: 6 }),
        available: fc.boolean(),
        option_group_ids: groupIds,
      }),
      { minLength: 1, maxLength: most },
    )
    .map((list) =>
      list.map(
        (option, index): ChoosableOption => ({
          ...option,
          id: `${name} ${index}`,
          name,
          default_currency: 'ALL',
          prices: [{ currency: 'ALL', price: option.price }],
          is_default: false,
        }),
      ),
    );

const group = (id: string, most: number, groupIds: fc.Arbitrary<string[]>): fc.Arbitrary<ChoosableGroup> =>
  fc
    .record({
      options: options(id, most, groupIds),
      limits: fc.tuple(fc.nat({ max: most }), fc.nat({ max: most })),
      free: fc.nat({ max: most }),
    })
    .map(({ options: list, limits, free }) => {
      const [least = 0, more = 0] = limits.map((limit) => Math.min(limit, list.length)).toSorted();
      return {
        id,
        name: id,
        min_choices: least || null,
        max_choices: more || null,
        free_choices: free || null,
        options: list,
      };
    });

const alone = fc.constant<string[]>([]);
/** Two groups of an item, of one of which each option may bring a third. */
const menus = fc
  .tuple(group('own', 4, fc.subarray(['inner'])), group('other', 2, alone), group('inner', 2, alone))
  .map((groups) => groupsById(groups));

const subsets = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((all, each) => all.flatMap((some) => [some, [...some, each]]), [[]]);

/** Whatever somebody could name of the groups of an item or option, valid or not. */
const allOf = (ids: readonly string[], groups: GroupsById, within?: string): ChosenOption[][] =>
  ids.reduce<ChosenOption[][]>(
    (before, id) => {
      const each = subsets(groups.get(id)?.options ?? []).flatMap((some) =>
        some.reduce<ChosenOption[][]>(
          (lists, option) => {
            const named = { option_id: option.id, ...(within && { within }) };
            const brought = allOf(option.option_group_ids, groups, option.id);
            return lists.flatMap((list) => brought.map((inner) => [...list, named, ...inner]));
          },
          [[]],
        ),
      );
      return before.flatMap((list) => each.map((more) => [...list, ...more]));
    },
    [[]],
  );

const withAll = (groups: GroupsById): GroupsById =>
  groupsById(
    [...groups.values()].map((each) => ({
      ...each,
      options: each.options.map((option) => ({ ...option, available: true })),
    })),
  );

/** All that valid choices of the item cost beside it. */
const costsOf = (groups: GroupsById): number[] =>
  allOf(ITEM.option_group_ids, groups).flatMap((named) => {
    const selections = selectionsOf(ITEM, groups, named);
    return wrongChoice(selections, named) ? [] : [priceOfChoices(selections, 'ALL', RATES)];
  });

// product.md §580
test('of an item that can come to nothing it is the least of all valid choices above that', () => {
  let compared = 0;
  fc.assert(
    fc.property(menus, fc.integer({ min: 1, max: 6 }), (menu, own) => {
      const groups = groupWithoutChoice(ITEM, menu) ? withAll(menu) : menu;
      const prices = costsOf(groups)
        .map((cost) => own * 100 + cost)
        .toSorted((a, b) => a - b);
      const paid = prices.filter((price) => price > 0);
      if (prices[0] !== paid[0]) compared += 1;
      expect(shownPriceOf(own * 100, ITEM, groups, 'ALL', RATES)).toEqual(
        paid[0] === undefined ? undefined : { least: paid[0], varies: paid.at(-1) !== paid[0] },
      );
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(50);
});

// product.md §402, §406
test('a shown price is the least of all valid choices, and varies where these differ', () => {
  let compared = 0;
  fc.assert(
    fc.property(menus, (menu) => {
      // Another test has what is shown of an item that cannot be ordered.
      const groups = groupWithoutChoice(ITEM, menu) ? withAll(menu) : menu;
      const prices = costsOf(groups).map((cost) => OWN + cost);
      const least = Math.min(...prices);
      compared += prices.length;
      expect(shownPriceOf(OWN, ITEM, groups, 'ALL', RATES)).toEqual({
        least,
        varies: Math.max(...prices) > least,
      });
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(1_000);
});
