import { type Currency, localDay } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { isSameMenu, type MenuDocument, storedDocument } from '../save/menu-document.ts';
import { storeMenu } from '../save/save-menu.ts';
import { findMenu } from '../whole-menu-repository.ts';
import { type ItemPrices, toPrices } from './item-prices.ts';
import { type ComingPrices, listDueMenusOfItems, takeDue } from './price-changes-repository.ts';

/** What has come, by the thing that costs it. */
const byThing = (due: readonly ComingPrices[]): ReadonlyMap<string, ComingPrices['prices']> => {
  const prices = new Map<string, ComingPrices['prices']>();
  for (const one of due) prices.set(one.thing_id, { ...prices.get(one.thing_id), ...one.prices });
  return prices;
};

/** A menu with prices that have come, those of later days over those of earlier ones; other prices stay. */
const withPrices = (menu: MenuDocument, due: readonly ComingPrices[]): MenuDocument => {
  const come = byThing(due);
  const priced = <Thing extends ItemPrices & { id: string }>(thing: Thing): Thing => {
    const prices = come.get(thing.id);
    if (!prices) return thing;
    const amounts = new Map([
      ...thing.prices.map(({ currency, price_minor }): [Currency, number] => [currency, price_minor]),
      ...(Object.entries(prices) as [Currency, number][]),
    ]);
    return { ...thing, ...toPrices(amounts, thing.default_currency) };
  };
  return {
    ...menu,
    items: menu.items.map(priced),
    groups: menu.groups.map((group) => ({ ...group, options: group.options.map(priced) })),
  };
};

/**
 * Makes prices of a menu that have come those of the menu, as one change with a version of its own (product.md §472). Whoever
 * comes first does it: the job of the day, an order, or a change of the menu. The others wait, and find nothing left. It has
 * its own transaction, so that a refusal of what follows, which names the new prices, does not take them back (§683).
 */
export const applyDuePrices = (database: Database, menuId: string, now: Date): Promise<void> =>
  transaction(database, async (client) => {
    await lockMenu(client, menuId);
    const due = await takeDue(client, menuId, localDay(now));
    if (due.length === 0) return;
    const menu = await findMenu(client, menuId, 'owner');
    if (!menu) return;
    const before = storedDocument(menu);
    const after = withPrices(before, due);
    if (isSameMenu(before, after)) return;
    const { rates } = await exchangeRates(client);
    await storeMenu(client, { id: menuId, businessId: menu.business_id, isNew: false, rates }, after);
  });

/** The same for the menus of the items of an order, before anything of it is locked or priced (product.md §473). */
export const applyDuePricesOf = async (
  database: Database,
  itemIds: readonly string[],
  now: Date,
): Promise<void> => {
  for (const menuId of await listDueMenusOfItems(database, itemIds, localDay(now)))
    await applyDuePrices(database, menuId, now);
};
