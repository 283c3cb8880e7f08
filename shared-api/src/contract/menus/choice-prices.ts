import type { Currency } from '../codes/currencies.ts';
import { type EuroRates, euroFollowsRate, priceIn } from '../money.ts';
import {
  type ChoosableGroup,
  type Depth,
  type GroupsById,
  groupsOf,
  type SelectionSummary,
  type WithGroups,
} from '../orders/line-choices.ts';
import { asNext, offeredOf } from './choice-costs.ts';
import { leastAbove } from './choice-totals.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What the chosen options cost beside the item, in minor units of `target` (product.md §402). */
export const priceOfChoices = (
  selections: readonly SelectionSummary[],
  target: Currency,
  rates: EuroRates,
): number =>
  sum(
    selections.map(({ group, chosen }) =>
      chosen
        .map((option) => priceIn(option, target, rates) ?? 0)
        .toSorted((a, b) => b - a)
        .reduce((total, own, before) => total + asNext(own, before, group), 0),
    ),
  );

/**
 * What an item costs with what is chosen of it, in minor units: never below zero (product.md §402).
 * @param choices as `priceOfChoices` gives it
 */
export const priceWithChoices = (own: number, choices: number): number => Math.max(0, own + choices);

/** Amounts in minor units. */
interface Range {
  least: number;
  most: number;
}

/**
 * What may have to be paid for one group with what comes with its options. Options are taken or left one after the other,
 * the dearest first, and of each number of taken ones the least and the most are kept: that is exact, because what one
 * costs depends on no more than how many dearer ones were taken.
 */
const rangeOfGroup = (group: ChoosableGroup, offered: readonly { own: number; within: Range }[]): Range => {
  const limit = Math.min(group.max_choices ?? offered.length, offered.length);
  const byCount: Range[] = [{ least: 0, most: 0 }];
  for (const { own, within } of offered.toSorted((a, b) => b.own - a.own))
    for (let count = Math.min(byCount.length, limit); count > 0; count -= 1) {
      const before = byCount[count - 1];
      if (!before) continue;
      const cost = asNext(own, count - 1, group);
      byCount[count] = {
        least: Math.min(byCount[count]?.least ?? Infinity, before.least + cost + within.least),
        most: Math.max(byCount[count]?.most ?? -Infinity, before.most + cost + within.most),
      };
    }
  const valid = byCount.slice(Math.min(group.min_choices ?? 0, limit));
  return {
    least: Math.min(...valid.map(({ least }) => least)),
    most: Math.max(...valid.map(({ most }) => most)),
  };
};

/** What may have to be paid for all groups of an item or an option, see `shownPriceOf`. */
const rangeOfChoices = (
  item: WithGroups,
  groups: GroupsById,
  target: Currency,
  rates: EuroRates,
  depth: Depth = 2,
): Range => {
  const ranges = groupsOf(item, groups).map((group) =>
    rangeOfGroup(
      group,
      offeredOf(group, groups, depth).map((option) => ({
        own: priceIn(option, target, rates) ?? 0,
        within: depth === 1 ? { least: 0, most: 0 } : rangeOfChoices(option, groups, target, rates, 1),
      })),
    ),
  );
  return { least: sum(ranges.map(({ least }) => least)), most: sum(ranges.map(({ most }) => most)) };
};

/**
 * The price that an item is shown with, in minor units of `target`: the least that any valid choice of it costs, of what
 * can be had. Where a group has too few left to order the item, what is sold out of it counts. A choice that comes to
 * nothing is no price: then it is the least above it, and undefined where none is told (product.md §402, §406, §580).
 * @param own what the item costs by itself
 * @returns `varies`: whether other choices cost more, so that the price is said as "from"
 */
export const shownPriceOf = (
  own: number,
  item: WithGroups,
  groups: GroupsById,
  target: Currency,
  rates: EuroRates,
): { least: number; varies: boolean } | undefined => {
  const { least, most } = rangeOfChoices(item, groups, target, rates);
  const told = own + least > 0 ? least : leastAbove(-own, item, groups, target, rates);
  return told === undefined ? undefined : { least: own + told, varies: most > told };
};

/** Whether the euro prices of all chosen options are their shown ones converted, see `euroFollowsRate`. */
export const choicesFollowRate = (
  selections: readonly SelectionSummary[],
  shown: Currency,
  rates: EuroRates,
): boolean =>
  selections.every(({ chosen }) => chosen.every((option) => euroFollowsRate(option, shown, rates)));
