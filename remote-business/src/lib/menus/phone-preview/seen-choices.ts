import {
  type ChoosableGroup,
  type ChoosableOption,
  type Currency,
  canBeHad,
  type EuroRates,
  type GroupsById,
  groupsById,
  groupsOf,
  type Option,
  priceIn,
  shownPriceOf,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';
import { formatMoney } from '@tavolina/shared-ui';
import { isOut } from '../../stock/is-sold-out.ts';

/** What diners read of a menu's choices by. */
export interface SeenBy {
  groups: GroupsById;
  currency: Currency;
  /** Absent while they are not known: then no option says what it costs. */
  rates: EuroRates | undefined;
  language: string;
  /** What an option says that is sold out. */
  soldOut: string;
  /** A price on which what is chosen comes. */
  from: (price: string) => string;
}

/** A group as its owner reads or writes it. */
export interface OwnGroup extends Omit<ChoosableGroup, 'options'> {
  options: readonly (ChoosableOption & Pick<Option, 'sold_out'>)[];
}

/** Groups as their owner has them, as diners read them: what is sold out, or of which none are left, cannot be had. */
export const groupsSeen = (groups: readonly OwnGroup[]): GroupsById =>
  groupsById(
    groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        available: !isOut(option),
      })),
    })),
  );

const optionSeen = (option: ChoosableOption, by: SeenBy): string => {
  if (!canBeHad(option, by.groups)) return `${option.name} (${by.soldOut})`;
  const extra = by.rates ? priceIn(option, by.currency, by.rates) : undefined;
  return extra
    ? `${option.name} ${extra < 0 ? '−' : '+'}${formatMoney(toDecimal(Math.abs(extra)), by.currency, by.language)}`
    : option.name;
};

/** What can be chosen of an item, a line for each group, with what comes with an option below that. */
export const choicesSeen = (ids: readonly string[], by: SeenBy): string[] =>
  groupsOf({ option_group_ids: ids }, by.groups).flatMap((group) => [
    `${group.name}: ${group.options.map((option) => optionSeen(option, by)).join(', ')}`,
    ...group.options.flatMap((option) =>
      choicesSeen(option.option_group_ids, by).map((line) => `${option.name} – ${line}`),
    ),
  ]);

/** The price that an item is shown with: the least that has to be paid for it (product.md §406). Empty for none. */
export const priceSeen = (price: number, ids: readonly string[], by: SeenBy): string => {
  const { groups, currency, rates, language } = by;
  if (!rates) return formatMoney(price, currency, language);
  const shown = shownPriceOf(toMinor(price), { option_group_ids: ids }, groups, currency, rates);
  if (!shown) return '';
  const money = formatMoney(toDecimal(shown.least), currency, language);
  return shown.varies ? by.from(money) : money;
};
