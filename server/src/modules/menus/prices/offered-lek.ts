import { type EuroRates, groupsById, groupWithoutChoice, shownPriceOf } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { type GroupRecord, type OptionStates, presentGroups } from '../choices/option-groups.ts';
import { listGroups } from '../choices/option-groups-repository.ts';
import { type ItemPrices, lekOf } from './item-prices.ts';
import { type PricedItemRow, readItemsWithGroups, storeLek } from './offered-lek-repository.ts';

/** The lek (minor units) by which lists compare an item. */
export type LekOf = (item: Pick<ItemPrices, 'prices'> & { option_group_ids: string[] }) => number;

/** What the lek of a menu's items follow from, beside their own prices. */
type Offered = OptionStates & { groups: readonly GroupRecord[] };

/**
 * The lek (minor units) by which lists compare items of a menu: with the least that has to be chosen of what can be had now
 * (product.md §402). 0, as for an item without a price, for one of whose groups too little is left (§406, §515) and one
 * without a shown price (§580).
 */
export const offeredLekOf = ({ groups, ...states }: Offered, rates: EuroRates): LekOf => {
  const known = groupsById(presentGroups(groups, states, { isOwner: false, translations: undefined }));
  return (item) => {
    const lek = lekOf(item, rates);
    if (lek === 0 || groupWithoutChoice(item, known)) return 0;
    return shownPriceOf(lek, item, known, 'ALL', rates)?.least ?? 0;
  };
};

/** The same of a menu whose groups are stored already, and whose items are about to be: so that each is written once. */
export const readOfferedLek = async (
  client: Queryable,
  { id, groups }: { id: string; groups: readonly GroupRecord[] },
  rates: EuroRates,
): Promise<LekOf> => {
  const [stored] = groups.length > 0 ? await listGroups(client, [id]) : [];
  return stored ? offeredLekOf(stored, rates) : (item) => lekOf(item, rates);
};

/** Brings the lek of items with choices up to date with what can be had of these. */
export const refreshOfferedLek = async (client: Queryable, menuIds: readonly string[]): Promise<void> => {
  const items = await readItemsWithGroups(client, menuIds);
  if (items.length === 0) return;
  const { rates } = await exchangeRates(client);
  const of = new Map<string, PricedItemRow[]>();
  for (const item of items) of.set(item.menu_id, [...(of.get(item.menu_id) ?? []), item]);
  const menus = await listGroups(client, [...of.keys()]);
  await storeLek(
    client,
    menus.flatMap((menu) => {
      const lek = offeredLekOf(menu, rates);
      return (of.get(menu.id) ?? []).flatMap((item) => {
        const lek_minor = lek(item);
        return lek_minor === item.lek_minor ? [] : [{ id: item.id, lek_minor }];
      });
    }),
  );
};
