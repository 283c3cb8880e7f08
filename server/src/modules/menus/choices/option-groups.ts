import { randomUUID } from 'node:crypto';
import {
  type Currency,
  changedTranslations,
  GROUP_FIELDS,
  type GroupValues,
  initialValues,
  OPTION_FIELDS,
  type Option,
  type OptionGroup,
  type OptionGroupsRequest,
  type OptionValues,
  type PlainFields,
  plainValues,
  type Translations,
  type TranslationsChange,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { StockRow } from '../../stock/stock-service.ts';
import { type MenuReader, OWNER, shownTranslations } from '../languages/shown-translations.ts';
import { createdPrices, type ItemPrices, ownPriceOf } from '../prices/item-prices.ts';
import { presentStock } from '../stock/present-stock.ts';
import { untilOf } from '../stock/sold-out-times.ts';

/** An option of a group; amounts in minor units. */
export interface OptionRecord extends OptionValues, ItemPrices {
  id: string;
  option_group_ids: string[];
  /** Absent where nothing is written. */
  translations?: Translations<typeof OPTION_FIELDS>;
}

/** A group of choices of a menu. */
export interface GroupRecord extends GroupValues {
  id: string;
  options: OptionRecord[];
  /** Absent where nothing is written. */
  translations?: Translations<typeof GROUP_FIELDS>;
}

/** Until when options of a menu are sold out, by their ids. */
export type SoldOutOptions = Readonly<Record<string, string>>;

/** What is said of options beside their menu. */
export interface OptionStates {
  sold_out_options: SoldOutOptions;
  /** What is counted of the menu, by ids. */
  stock: Readonly<Record<string, StockRow>>;
}

/** An option as the API shows it; for diners one that is sold out is not available. */
export const presentOption = (
  { prices, translations, ...option }: OptionRecord,
  { sold_out_options, stock }: OptionStates,
  reader: MenuReader = OWNER,
): Option => {
  const { isOwner } = reader;
  const until = sold_out_options[option.id];
  const counted = stock[option.id];
  const canBeHad = until === undefined && counted?.left !== 0;
  return {
    // Groups that were stored before options had a field lack it.
    ...initialValues(OPTION_FIELDS),
    ...option,
    ...shownTranslations(translations, reader),
    available: option.available && (isOwner || canBeHad),
    price: toDecimal(ownPriceOf({ prices })),
    prices: prices.map(({ price_minor, ...price }) => ({ ...price, price: toDecimal(price_minor) })),
    ...(isOwner && until !== undefined && { sold_out: { until: untilOf(until) } }),
    ...(counted && { stock: presentStock(counted, isOwner) }),
  };
};

/** Groups of choices as the API shows them. */
export const presentGroups = (
  groups: readonly GroupRecord[],
  states: OptionStates,
  reader: MenuReader = OWNER,
): OptionGroup[] =>
  groups.map(({ options, translations, ...group }) => ({
    ...group,
    ...shownTranslations(translations, reader),
    options: options.map((option) => presentOption(option, states, reader)),
  }));

/** What is written in further languages after a change; nothing at all, as in documents from before there were any. */
const written = <F extends PlainFields>(
  stored: Translations<F> | undefined,
  change: TranslationsChange<F> | undefined,
): { translations?: Translations<F> } => {
  const translations = changedTranslations(stored, change);
  return Object.keys(translations).length > 0 ? { translations } : {};
};

/**
 * The groups of choices that a request describes, each known one with its id and each new one with an id of its own; and
 * what the ids of the request became.
 */
export const requestedGroups = (
  request: OptionGroupsRequest,
  stored: readonly GroupRecord[],
  currency: Currency,
): { groups: GroupRecord[]; idOf: (id: string) => string } => {
  const known = new Set(stored.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const given = new Map<string, string>();
  const idOf = (id: string): string => {
    const own = given.get(id) ?? (known.has(id) ? id : randomUUID());
    given.set(id, own);
    return own;
  };
  const groupsBefore = new Map(stored.map((group) => [group.id, group]));
  const optionsBefore = new Map(
    stored.flatMap(({ options }) => options.map((option) => [option.id, option])),
  );
  const groups = request.map(({ id, options, ...group }) => ({
    id: idOf(id),
    ...plainValues(GROUP_FIELDS, group),
    ...written(groupsBefore.get(id)?.translations, group.translations),
    options: options.map((option) => ({
      id: idOf(option.id),
      ...plainValues(OPTION_FIELDS, option),
      ...written(optionsBefore.get(option.id)?.translations, option.translations),
      ...createdPrices(option, option.default_currency ?? currency),
      option_group_ids: option.option_group_ids.map(idOf),
    })),
  }));
  return { groups, idOf };
};

/** Ids of the options that a change makes available, or not available any more. */
export const turnedOptions = (before: readonly GroupRecord[], after: readonly GroupRecord[]): string[] => {
  const optionsOf = (groups: readonly GroupRecord[]) => groups.flatMap(({ options }) => options);
  const had = new Map(optionsOf(before).map(({ id, available }) => [id, available]));
  return optionsOf(after).flatMap(({ id, available }) => (had.get(id) === !available ? [id] : []));
};

/** Whether ids are known, and each is there once. */
export const isEachOnce = (ids: readonly string[], known: ReadonlySet<string>): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));
