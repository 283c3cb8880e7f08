import {
  type Currency,
  type GROUP_FIELDS,
  type GroupValues,
  initialValues,
  type Menu,
  OPTION_FIELDS,
  type OptionGroup,
  type OptionValues,
  plainValues,
  type Translations,
} from '@tavolina/shared-api/contract';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { priceText } from '../../lib/menus/price-text.ts';
import { translationsOf } from '../../lib/menus/translations-of.ts';
import { usualCurrency } from '../../lib/menus/usual-currency.ts';
import { newId } from './new-id.ts';

/** How many options of a group are chosen: one always, one or none, or several. */
export const RULES = ['one', 'optional', 'several'] as const;
/** See `RULES`. */
export type Rule = (typeof RULES)[number];

/** An option as the form holds it; prices as typed, empty for nothing more. */
export interface OptionDraft extends OptionValues {
  id: string;
  currency: Currency;
  prices: Partial<Record<Currency, string>>;
  /** Groups that come with it. */
  groupIds: string[];
  /** Not edited here; sent only where the option is new to the server (product.md §426). */
  translations?: Translations<typeof OPTION_FIELDS>;
}

/** A group as the form holds it. `min`, `max` and `free` count for the rule `several` alone; empty is none, for `max` as many as there are. */
export interface GroupDraft {
  id: string;
  name: string;
  rule: Rule;
  min: string;
  max: string;
  free: string;
  options: OptionDraft[];
  /** Ids of the items that come with it. */
  usedBy: string[];
  /** As those of options. */
  translations?: Translations<typeof GROUP_FIELDS>;
}

/** All groups of choices of a menu, in the order in which items show them. */
export interface ChoicesDraft {
  groups: GroupDraft[];
}

/** The currency most items of a menu have their price in. */
export const currencyOf = (menu: Menu): Currency =>
  usualCurrency(menuItems(menu).map(({ default_currency }) => default_currency)) ?? menu.default_currency;

/** A new option, which costs nothing more. */
export const emptyOption = (currency: Currency): OptionDraft => ({
  ...initialValues(OPTION_FIELDS),
  id: newId(),
  currency,
  prices: { [currency]: '' },
  groupIds: [],
});

const UNNAMED = { name: '', rule: 'one', options: ['', ''] } as const;

/** A new group of which one is chosen, with two options; what is not named is to be. */
export const newGroup = (
  currency: Currency,
  { name, rule, options }: { name: string; rule: Rule; options: readonly string[] } = UNNAMED,
): GroupDraft => ({
  id: newId(),
  name,
  rule,
  min: '',
  max: '',
  free: '',
  options: options.map((option) => ({ ...emptyOption(currency), name: option })),
  usedBy: [],
});

const optionCopy = (option: OptionDraft): OptionDraft => ({
  ...option,
  prices: { ...option.prices },
  groupIds: [...option.groupIds],
});

/** The form as it is now, which typing no longer changes. */
export const draftCopy = ({ groups }: ChoicesDraft): ChoicesDraft => ({
  groups: groups.map((group) => ({
    ...group,
    options: group.options.map(optionCopy),
    usedBy: [...group.usedBy],
  })),
});

/** The same group once more, by another name, which nobody has translated, and for no item yet. */
export const copyOf = ({ translations: _, ...group }: GroupDraft, name: string): GroupDraft => ({
  ...group,
  id: newId(),
  name,
  options: group.options.map((option) => ({ ...optionCopy(option), id: newId() })),
  usedBy: [],
});

/** How a stored group says that it is chosen from: only `several` has a number of free ones. */
const ruleOf = ({ min_choices, max_choices, free_choices }: GroupValues): Rule => {
  if (max_choices !== 1 || free_choices !== null) return 'several';
  return min_choices === 1 ? 'one' : 'optional';
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const groupDraft = (group: OptionGroup, usedBy: string[], language: string): GroupDraft => ({
  id: group.id,
  name: group.name,
  rule: ruleOf(group),
  min: textOf(group.min_choices),
  max: textOf(group.max_choices),
  free: textOf(group.free_choices),
  options: group.options.map((option) => ({
    id: option.id,
    ...plainValues(OPTION_FIELDS, option),
    currency: option.default_currency,
    prices: Object.fromEntries(
      option.prices.map(({ currency, price }) => [
        currency,
        price === 0 ? '' : priceText(price, currency, language),
      ]),
    ),
    groupIds: option.option_group_ids,
    ...translationsOf(option),
  })),
  usedBy,
  ...translationsOf(group),
});

/** The stored groups of a menu as the form holds them. */
export const choicesDraft = (menu: Menu, language: string): ChoicesDraft => {
  const items = menuItems(menu);
  const groups = menu.option_groups ?? [];
  return {
    groups: groups.map((group) =>
      groupDraft(
        group,
        items.filter(({ option_group_ids }) => option_group_ids?.includes(group.id)).map(({ id }) => id),
        language,
      ),
    ),
  };
};
