import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  CONTENT_LANGUAGES,
  CURRENCIES,
  changedTranslations,
  changedValues,
  type ImportChange,
  type ImportedFields,
  initialValues,
  namesOf,
  OPTION_FIELDS,
} from '@tavolina/shared-api/contract';
import type { OptionRecord } from '../choices/option-groups.ts';
import { nameColumn } from '../csv/choice-columns.ts';
import type { CsvOption } from '../csv/read-choices.ts';
import { type ItemPrices, toPrices } from '../prices/item-prices.ts';
import { byCurrency } from '../save/menu-document.ts';
import { changedNames, changedPlain, changedTexts } from './imported-fields.ts';
import { amountsOf, changedPrices, followOwnPrice, type PriceContext } from './imported-prices.ts';

/** An option with all that it can have. */
export type WholeOption = Required<OptionRecord>;

/** The same of a stored one: what was stored before options had a field lacks it. */
export const wholeOption = (option: OptionRecord): WholeOption => ({
  translations: {},
  ...initialValues(OPTION_FIELDS),
  ...option,
});

/** What a menu stores of an option: nothing of further languages where nothing is written. */
export const storedOption = ({ translations, ...option }: WholeOption): OptionRecord =>
  Object.keys(translations).length > 0 ? { ...option, translations } : option;

/** What an option costs after a row: nothing where no price is named, and in further currencies none that is nothing (§402). */
const optionPrices = (
  row: CsvOption,
  before: ItemPrices | undefined,
  { currency: menuCurrency, rates }: PriceContext,
): ItemPrices => {
  const wanted = row.currency ?? before?.default_currency ?? menuCurrency;
  const named = [...amountsOf(row, before)].filter(([currency, minor]) => minor !== 0 || currency === wanted);
  const amounts = new Map(named);
  const currency = amounts.has(wanted) ? wanted : (CURRENCIES.find((each) => amounts.has(each)) ?? wanted);
  if (!amounts.has(currency)) amounts.set(currency, 0);
  if (before) followOwnPrice(amounts, currency, before, rates);
  return toPrices(amounts, currency);
};

/** The option that a row becomes; `groupIds`: groups that come with it, undefined where the table has no column for them. */
export const optionOf = (
  row: CsvOption,
  before: WholeOption | undefined,
  groupIds: string[] | undefined,
  context: PriceContext,
): WholeOption => {
  const change: OptionRecord['translations'] = {};
  for (const language of CONTENT_LANGUAGES) {
    const name = row.translations[nameColumn('option', language)];
    if (name !== undefined) change[language] = { name };
  }
  return {
    id: before?.id ?? randomUUID(),
    ...changedValues(OPTION_FIELDS, before, { ...row.fields, name: row.name }),
    option_group_ids: groupIds ?? before?.option_group_ids ?? [],
    translations: changedTranslations(before?.translations, change),
    ...optionPrices(row, before, context),
  };
};

const FIELDS = [...namesOf(OPTION_FIELDS), 'default_currency'] as const;

const comparable = ({ prices, ...option }: WholeOption) => ({ ...option, prices: byCurrency(prices) });

/** Whether a row leaves an option as it is. */
export const isSameOption = (before: WholeOption | undefined, after: WholeOption): boolean =>
  before !== undefined && isDeepStrictEqual(comparable(before), comparable(after));

/** What a preview says of an option that comes or changes. */
export const optionChange = (
  { row, group, name }: CsvOption,
  before: WholeOption | undefined,
  after: WholeOption,
  {
    choices,
    ...count
  }: Pick<ImportedFields, 'stock'> & { choices: { before: string | null; after: string } },
): ImportChange => {
  const named = changedNames(choices.before, choices.after);
  const translations = changedTexts(['name'], before?.translations, after.translations);
  return {
    kind: before ? 'changed' : 'added',
    row,
    section: group,
    name,
    prices: changedPrices(before, after),
    fields: {
      ...changedPlain(FIELDS, before, after),
      ...(named && { choices: named }),
      ...(translations.length > 0 && { translations }),
      ...count,
    },
  };
};
