import type { Currency } from '../codes/currencies.ts';
import { type EuroRates, priceIn } from '../money.ts';
import {
  type ChoosableGroup,
  type Depth,
  type GroupsById,
  groupsOf,
  type WithGroups,
} from '../orders/line-choices.ts';
import { asNext, offeredOf } from './choice-costs.ts';

/** Additions after which totals are given up: their number can double with each option. */
const MOST_ADDITIONS = 10_000;

/** Different amounts, in minor units. */
type Amounts = ReadonlySet<number>;
const NOTHING: Amounts = new Set([0]);

/** Adds amounts to each other, as long as there are few; `wasLeft` says whether it gave up. */
const adder = () => {
  let left = MOST_ADDITIONS;
  const add = (some: Amounts, others: Amounts): Amounts => {
    left -= some.size * others.size;
    if (left < 0) return NOTHING;
    return new Set([...some].flatMap((one) => [...others].map((other) => one + other)));
  };
  return { add, wasLeft: () => left < 0 };
};
type Add = ReturnType<typeof adder>['add'];

/** All that valid choices of a group can cost. Options are taken or left the dearest first, as for its least. */
const totalsOfGroup = (
  group: ChoosableGroup,
  offered: readonly { own: number; within: Amounts }[],
  add: Add,
): Amounts => {
  const limit = Math.min(group.max_choices ?? offered.length, offered.length);
  const byCount: Amounts[] = [NOTHING];
  for (const { own, within } of offered.toSorted((a, b) => b.own - a.own))
    for (let count = Math.min(byCount.length, limit); count > 0; count -= 1) {
      const cost = new Set([asNext(own, count - 1, group)]);
      const taken = add(add(byCount[count - 1] ?? NOTHING, cost), within);
      byCount[count] = new Set([...(byCount[count] ?? []), ...taken]);
    }
  return new Set(byCount.slice(Math.min(group.min_choices ?? 0, limit)).flatMap((totals) => [...totals]));
};

/**
 * The least above an amount, in minor units, that any valid choice of an item costs beside it (product.md §580).
 * Undefined where none does, or where choices are too many to tell.
 */
export const leastAbove = (
  amount: number,
  item: WithGroups,
  groups: GroupsById,
  target: Currency,
  rates: EuroRates,
): number | undefined => {
  const { add, wasLeft } = adder();
  const totalsOf = (of: WithGroups, depth: Depth): Amounts =>
    groupsOf(of, groups)
      .map((group) =>
        totalsOfGroup(
          group,
          offeredOf(group, groups, depth).map((option) => ({
            own: priceIn(option, target, rates) ?? 0,
            within: depth === 1 ? NOTHING : totalsOf(option, 1),
          })),
          add,
        ),
      )
      .reduce(add, NOTHING);
  const above = [...totalsOf(item, 2)].filter((total) => total > amount);
  return above.length === 0 || wasLeft() ? undefined : Math.min(...above);
};
