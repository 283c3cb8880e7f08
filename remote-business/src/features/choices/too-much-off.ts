import { CURRENCIES, type Currency, type Menu, toMinor } from '@tavolina/shared-api/contract';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { isPrice, readPrice } from '../../lib/menus/price-text.ts';
import type { ChoicesDraft, GroupDraft, OptionDraft } from './choices-draft.ts';
import { groupIdsOf } from './choices-request.ts';

/** A price of an option that takes off all that a dish costs, or more. */
export interface TooMuchOff {
  field: `groups.${number}.options.${number}.prices.${Currency}`;
  /** The first dish that would cost nothing. */
  dish: string;
}

/** In minor units. NaN for a price that a rate converts: only an order checks it, and a sum with NaN is never refused here. */
const ownPrice = ({ prices, currency }: OptionDraft, code: Currency): number => {
  const text = prices[code]?.trim() ?? '';
  if (text !== '') return isPrice(text) ? toMinor(readPrice(text)) : Number.NaN;
  const isNothing = code === currency || (prices[currency]?.trim() ?? '') === '';
  return isNothing ? 0 : Number.NaN;
};

const LEAST = { one: 1, optional: 0 } as const;

const leastCount = ({ rule, min }: GroupDraft): number => (rule === 'several' ? Number(min) : LEAST[rule]);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The sum of the lowest of some amounts. */
const lowest = (amounts: readonly number[], count: number): number => {
  if (count > 0 && amounts.some(Number.isNaN)) return Number.NaN;
  return sum(amounts.toSorted((a, b) => a - b).slice(0, Math.max(0, count)));
};

/**
 * Prices below zero with which some dish would cost nothing, chosen with no more than has to be chosen (product.md §684).
 * Prices that a rate converts are not checked here.
 */
export const tooMuchOff = (draft: ChoicesDraft, menu: Menu): TooMuchOff[] => {
  const byId = new Map(draft.groups.map((group, index) => [group.id, { group, index }]));
  const found = new Map<TooMuchOff['field'], string>();
  const groupsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  /** What an option costs with the least that has to be chosen with it. Groups of options do not nest further. */
  const leastWith = (option: OptionDraft, code: Currency): number =>
    ownPrice(option, code) +
    sum(
      groupsOf(option.groupIds).map(({ group }) =>
        lowest(
          group.options.map((inner) => ownPrice(inner, code)),
          leastCount(group),
        ),
      ),
    );
  const leastOf = (group: GroupDraft, code: Currency, without?: OptionDraft): number =>
    lowest(
      group.options.filter((option) => option !== without).map((option) => leastWith(option, code)),
      leastCount(group) - (without ? 1 : 0),
    );
  const look = (dish: string, own: number, ids: readonly string[], code: Currency): void => {
    const groups = groupsOf(ids);
    for (const { group, index } of groups) {
      const others = sum(groups.map(({ group: other }) => (other === group ? 0 : leastOf(other, code))));
      for (const [place, option] of group.options.entries()) {
        const before = own + others + leastOf(group, code, option);
        const field = `groups.${index}.options.${place}.prices.${code}` as const;
        const isCheaper = ownPrice(option, code) < 0;
        if (isCheaper && before > 0 && before + leastWith(option, code) <= 0 && !found.has(field))
          found.set(field, dish);
        look(dish, before + ownPrice(option, code), option.groupIds, code);
      }
    }
  };
  for (const item of menuItems(menu))
    for (const code of CURRENCIES) {
      const price = item.prices.find(({ currency }) => currency === code)?.price ?? 0;
      if (price > 0) look(item.name, toMinor(price), groupIdsOf(draft, item.id), code);
    }
  return [...found].map(([field, dish]) => ({ field, dish }));
};
