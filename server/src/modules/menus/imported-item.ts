import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  CURRENCIES,
  type Currency,
  changedValues,
  convertMinor,
  type EuroRates,
  type ImportedFields,
  type ImportedPrice,
  ITEM_FIELDS,
  namesOf,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { ownPriceOf, toPrices } from './item-prices.ts';
import { byCurrency, type ItemRecord } from './menu-document.ts';
import type { CsvItem } from './read-csv.ts';
import { changedTexts, withTranslatedCells } from './translated-columns.ts';

const amountsOf = (item: CsvItem, stored: ItemRecord | undefined): Map<Currency, number> => {
  const before = new Map(stored?.prices.map(({ currency, price_minor }) => [currency, price_minor]));
  return new Map(
    CURRENCIES.flatMap((currency): [Currency, number][] => {
      const said = item.prices[currency];
      const minor = said === undefined ? before.get(currency) : said;
      return minor === undefined || minor === null ? [] : [[currency, minor]];
    }),
  );
};

/** The euro that the rate made of an item's own price goes with it, unless the row says another (product.md §87). */
const followOwnPrice = (
  amounts: Map<Currency, number>,
  currency: Currency,
  { prices, default_currency }: ItemRecord,
  rates: EuroRates,
): void => {
  const price_minor = ownPriceOf({ prices });
  const euro = prices.find((price) => price.currency === 'EUR')?.price_minor;
  const isConverted =
    default_currency !== 'EUR' && euro === convertMinor(price_minor, default_currency, 'EUR', rates);
  if (isConverted && currency !== 'EUR' && amounts.get('EUR') === euro)
    amounts.set('EUR', convertMinor(amounts.get(currency) ?? 0, currency, 'EUR', rates));
};

/** What of an item a row may change: all but what follows from the rest, or has no column. */
export const visible = ({
  id: _id,
  image_id: _image,
  focus: _focus,
  more_pictures: _more,
  prices,
  ...shown
}: ItemRecord) => ({
  ...shown,
  prices: byCurrency(prices),
});

/** The item a row becomes; undefined where it would have no price. */
export const recordOf = (
  row: CsvItem,
  before: ItemRecord | undefined,
  {
    section_id,
    groupIds,
  }: {
    section_id: string | null;
    /** Its groups of choices; undefined where the table has no column for them. */
    groupIds: string[] | undefined;
  },
  { currency: menuCurrency, rates }: { currency: Currency; rates: EuroRates },
): ItemRecord | undefined => {
  const amounts = amountsOf(row, before);
  const wanted = row.currency ?? before?.default_currency ?? menuCurrency;
  const currency = amounts.has(wanted) ? wanted : CURRENCIES.find((other) => amounts.has(other));
  if (currency === undefined) return undefined;
  if (before) followOwnPrice(amounts, currency, before, rates);
  return {
    id: before?.id ?? randomUUID(),
    image_id: before?.image_id ?? null,
    focus: before?.focus ?? null,
    more_pictures: before?.more_pictures ?? [],
    option_group_ids: groupIds ?? before?.option_group_ids ?? [],
    translations: withTranslatedCells(before?.translations, row.translations),
    ...changedValues(ITEM_FIELDS, before, row.fields),
    section_id,
    ...toPrices(amounts, currency),
  };
};

/**
 * What becomes of an item's prices, by currency (product.md §196); `before` is absent for one that comes. All of them
 * where one changes, so that one that stays is seen beside one that does not; else none.
 */
export const changedPrices = (before: ItemRecord | undefined, after: ItemRecord): ImportedPrice[] => {
  const priceOf = (item: ItemRecord | undefined, wanted: Currency): number | null => {
    const price = item?.prices.find(({ currency }) => currency === wanted);
    return price ? toDecimal(price.price_minor) : null;
  };
  const prices = CURRENCIES.map((currency) => ({
    currency,
    before: priceOf(before, currency),
    after: priceOf(after, currency),
  }));
  return prices.some((price) => price.before !== price.after)
    ? prices.filter((price) => price.before !== null || price.after !== null)
    : [];
};

/** Fields of a table beside prices and the section, by which an item is told. */
const FIELDS = [...namesOf(ITEM_FIELDS), 'default_currency'] as const;

/** Whether a field holds something: text, a number, an answer. */
const says = (value: unknown): boolean =>
  value !== '' && value !== null && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0);

/** What becomes of an item's fields (product.md §196): those that change; of one that comes, all that say something. */
export const changedFields = (
  before: ItemRecord | undefined,
  after: ItemRecord,
  choicesOf: (item: ItemRecord) => string,
): ImportedFields => ({
  ...Object.fromEntries(
    FIELDS.filter((field) =>
      before ? !isDeepStrictEqual(before[field], after[field]) : field !== 'name' && says(after[field]),
    ).map((field) => [field, { before: before?.[field] ?? null, after: after[field] }]),
  ),
  ...((before ? choicesOf(before) : '') !== choicesOf(after) && {
    choices: { before: before ? choicesOf(before) : null, after: choicesOf(after) },
  }),
  ...(changedTexts(before?.translations, after.translations).length > 0 && {
    translations: changedTexts(before?.translations, after.translations),
  }),
});
