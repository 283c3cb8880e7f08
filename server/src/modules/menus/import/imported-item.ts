import { randomUUID } from 'node:crypto';
import {
  CURRENCIES,
  changedValues,
  type ImportedFields,
  ITEM_FIELDS,
  namesOf,
  textNames,
} from '@tavolina/shared-api/contract';
import type { CsvItem } from '../csv/read-csv.ts';
import { withTranslatedCells } from '../csv/translated-columns.ts';
import { toPrices } from '../prices/item-prices.ts';
import { byCurrency, type ItemRecord } from '../save/menu-document.ts';
import { changedNames, changedPlain, changedTexts } from './imported-fields.ts';
import { amountsOf, followOwnPrice, type PriceContext } from './imported-prices.ts';

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
  { currency: menuCurrency, rates }: PriceContext,
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

/** Fields of a table beside prices and the section, by which an item is told. */
const FIELDS = [
  ...namesOf(ITEM_FIELDS).filter((name) => ITEM_FIELDS[name].kind !== 'items'),
  'default_currency',
] as const;

/**
 * What becomes of an item's fields (product.md §196): those that change; of one that comes, all that say something.
 * @param namesOf its groups of choices, and the items that it goes with, as cells name them
 */
export const changedFields = (
  before: ItemRecord | undefined,
  after: ItemRecord,
  namesOf: Readonly<Record<'choices' | 'goes_with', (item: ItemRecord) => string>>,
): ImportedFields => {
  const named = (told: (item: ItemRecord) => string) =>
    changedNames(before ? told(before) : null, told(after));
  const [choices, goes_with] = [named(namesOf.choices), named(namesOf.goes_with)];
  const translations = changedTexts(textNames(ITEM_FIELDS), before?.translations, after.translations);
  return {
    ...changedPlain(FIELDS, before, after),
    ...(choices && { choices }),
    ...(goes_with && { goes_with }),
    ...(translations.length > 0 && { translations }),
  };
};
