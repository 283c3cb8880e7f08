import {
  CURRENCIES,
  type Currency,
  ITEM_FIELDS,
  type ItemValues,
  namesOf,
  trimmedValues,
} from '@tavolina/shared-api/contract';
import { isPrice, readPrice } from '../../../lib/menus/price-text.ts';
import { translationsOf } from '../../../lib/menus/translations-of.ts';
import type { Side, SideOf, Sides } from '../../../lib/merge/merge-choices.ts';
import { groupIdsOf } from '../draft/carried-choices.ts';
import type { ItemDraft } from '../draft/menu-draft.ts';
import type { MergedField } from './merged-fields.ts';

/** A euro price that follows another one: what it comes to was changed by nobody (product.md §87). */
const FOLLOWS = 'follows';

const isFollowing = ({ isEuroConverted, currency }: ItemDraft, code: Currency): boolean =>
  code === 'EUR' && isEuroConverted && currency !== 'EUR';

/** A price as it is compared: `6,5` and `6.50` are the same one, and an empty field is none. */
const priceKey = (item: ItemDraft, code: Currency): string | number | null => {
  if (isFollowing(item, code)) return FOLLOWS;
  const text = item.prices[code]?.trim() ?? '';
  if (text === '') return null;
  return isPrice(text) ? readPrice(text) : text;
};

/** What an item is, compared as a whole. */
export const itemKey = (item: ItemDraft): unknown[] => [
  trimmedValues(ITEM_FIELDS, item),
  item.currency,
  CURRENCIES.map((code) => priceKey(item, code)),
  item.pictures,
];

/** All prices, each by itself; a euro price that follows goes with the price that it was computed from. */
const mergePrices = (
  sides: Sides<ItemDraft>,
  currency: Currency,
  sideAt: (code: Currency) => Side,
): Pick<ItemDraft, 'prices' | 'isEuroConverted'> => {
  const prices: ItemDraft['prices'] = {};
  const own = sideAt(currency);
  let isEuroConverted = false;
  for (const code of CURRENCIES) {
    const side = code === currency ? own : sideAt(code);
    const follows = isFollowing({ ...sides[side], currency }, code);
    if (follows) isEuroConverted = true;
    const value =
      (follows ? sides[own] : sides[side]).prices[code] ?? (follows ? sides[side].prices[code] : undefined);
    if (value !== undefined) prices[code] = value;
  }
  return { prices, isEuroConverted };
};

/**
 * Brings what was changed of an item here to it as it is stored.
 * @param names of all items, by their ids
 */
export const mergeItem = (
  sides: Sides<ItemDraft>,
  sideOf: SideOf<MergedField>,
  names: ReadonlyMap<string, string>,
): ItemDraft => {
  const { mine, theirs } = sides;
  const part = theirs.name.trim() || mine.name.trim();
  const pairsOf = ({ goes_with }: ItemDraft): string[] => goes_with.map((id) => names.get(id) ?? '');
  const pairs = { told: { mine: pairsOf(mine), theirs: pairsOf(theirs) } };
  const of = (field: keyof ItemValues | 'currency'): ItemDraft => {
    const spot = { id: mine.storedId, field: `item.${field}`, part } as const;
    return sides[sideOf({ ...spot, ...(field === 'goes_with' && pairs) }, sides, (item) => item[field])];
  };
  const values = Object.fromEntries(namesOf(ITEM_FIELDS).map((name) => [name, of(name)[name]]));
  const { currency } = of('currency');
  const priceSide = (code: Currency): Side =>
    sideOf(
      {
        id: mine.storedId,
        field: `item.price.${code}`,
        part,
        told: { mine: mine.prices[code], theirs: theirs.prices[code] },
      },
      sides,
      (item) => priceKey(item, code),
    );
  const { prices, isEuroConverted } = mergePrices(sides, currency, priceSide);
  const { pictures } =
    sides[sideOf({ id: mine.storedId, field: 'item.pictures', part }, sides, (item) => item.pictures)];
  return {
    ...(values as ItemValues),
    storedId: mine.storedId,
    currency,
    prices,
    isEuroConverted,
    pictures,
    ...translationsOf(theirs),
    ...groupIdsOf(theirs),
  };
};
