import { randomUUID } from 'node:crypto';
import {
  type Currency,
  type EuroRates,
  GROUP_FIELDS,
  type GroupValues,
  groupsById,
  leastOfChoices,
  OPTION_FIELDS,
  type Option,
  type OptionGroup,
  type OptionGroupsRequest,
  type OptionValues,
  plainValues,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { createdPrices, type ItemPrices, ownPriceOf } from './item-prices.ts';
import { untilOf } from './sold-out-times.ts';

/** An option of a group; amounts in minor units. */
export interface OptionRecord extends OptionValues, ItemPrices {
  id: string;
  option_group_ids: string[];
}

/** A group of choices of a menu. */
export interface GroupRecord extends GroupValues {
  id: string;
  options: OptionRecord[];
}

/** Until when options of a menu are sold out, by their ids. */
export type SoldOutOptions = Readonly<Record<string, string>>;

/** An option as the API shows it; for diners one that is sold out is not available. */
export const presentOption = (
  { prices, ...option }: OptionRecord,
  soldOut: SoldOutOptions,
  isOwner: boolean,
): Option => {
  const until = soldOut[option.id];
  return {
    ...option,
    available: option.available && (isOwner || until === undefined),
    price: toDecimal(ownPriceOf({ prices })),
    prices: prices.map(({ price_minor, ...price }) => ({ ...price, price: toDecimal(price_minor) })),
    ...(isOwner && until !== undefined && { sold_out: { until: untilOf(until) } }),
  };
};

/** Groups of choices as the API shows them. */
export const presentGroups = (
  groups: readonly GroupRecord[],
  soldOut: SoldOutOptions,
  isOwner: boolean,
): OptionGroup[] =>
  groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => presentOption(option, soldOut, isOwner)),
  }));

/** The least in lek (minor units) that items have to be ordered with for, by the ids of their groups. */
export const leastLekOf = (
  groups: readonly GroupRecord[],
  rates: EuroRates,
): ((item: { option_group_ids: readonly string[] }) => number) => {
  const known = groupsById(presentGroups(groups, {}, true));
  return (item) => (item.option_group_ids.length === 0 ? 0 : leastOfChoices(item, known, 'ALL', rates));
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
  const groups = request.map(({ id, options, ...group }) => ({
    id: idOf(id),
    ...plainValues(GROUP_FIELDS, group),
    options: options.map((option) => ({
      id: idOf(option.id),
      ...plainValues(OPTION_FIELDS, option),
      ...createdPrices(option, option.default_currency ?? currency),
      option_group_ids: option.option_group_ids.map(idOf),
    })),
  }));
  return { groups, idOf };
};

/** Whether ids are known, and each is there once. */
export const isEachOnce = (ids: readonly string[], known: ReadonlySet<string>): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));
