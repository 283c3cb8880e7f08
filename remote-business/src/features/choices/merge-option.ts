import {
  CURRENCIES,
  type Currency,
  namesOf,
  OPTION_FIELDS,
  type OptionValues,
  trimmedValues,
} from '@tavolina/shared-api/contract';
import { isPrice, readPrice } from '../../lib/menus/price-text.ts';
import { translationsOf } from '../../lib/menus/translations-of.ts';
import type { SideOf, Sides } from '../../lib/merge/merge-choices.ts';
import { mergeSets } from '../../lib/merge/merge-sets.ts';
import type { OptionDraft } from './choices-draft.ts';
import type { ChoicesField } from './merged-choices.ts';

/** A price as it is compared: `6,5` and `6.50` are the same one, and nothing more is 0 in the option's own currency. */
const priceKey = ({ currency, prices }: OptionDraft, code: Currency): string | number | null => {
  const text = prices[code]?.trim() ?? '';
  if (text === '') return code === currency ? 0 : null;
  return isPrice(text) ? readPrice(text) : text;
};

/** What an option is, compared as a whole. */
export const optionKey = (option: OptionDraft): unknown[] => [
  trimmedValues(OPTION_FIELDS, option),
  option.currency,
  CURRENCIES.map((code) => priceKey(option, code)),
  option.groupIds.toSorted(),
];

/**
 * Brings what was changed of an option here to it as it is stored.
 * @param group name of its group
 * @param isDefault whether it is chosen beforehand, where the group says that of all its options
 */
export const mergeOption = (
  sides: Sides<OptionDraft>,
  sideOf: SideOf<ChoicesField>,
  { group, isDefault }: { group: string; isDefault: boolean | undefined },
): OptionDraft => {
  const { mine, theirs } = sides;
  const part = `${group} · ${theirs.name.trim() || mine.name.trim()}`;
  const fieldOf = <K extends keyof OptionValues | 'currency'>(field: K): OptionDraft[K] =>
    sides[sideOf({ id: mine.id, field: `option.${field}`, part }, sides, (option) => option[field])][field];
  const values = Object.fromEntries(
    namesOf(OPTION_FIELDS).map((field) => [
      field,
      field === 'is_default' && isDefault !== undefined ? isDefault : fieldOf(field),
    ]),
  ) as unknown as OptionValues;
  const prices: OptionDraft['prices'] = {};
  for (const code of CURRENCIES) {
    const told = { mine: mine.prices[code], theirs: theirs.prices[code] };
    const spot = { id: mine.id, field: `option.price.${code}`, part, told } as const;
    const price = sides[sideOf(spot, sides, (option) => priceKey(option, code))].prices[code];
    if (price !== undefined) prices[code] = price;
  }
  return {
    ...values,
    id: mine.id,
    currency: fieldOf('currency'),
    prices,
    groupIds: mergeSets({ base: sides.base?.groupIds, mine: mine.groupIds, theirs: theirs.groupIds }),
    ...translationsOf(theirs),
  };
};
