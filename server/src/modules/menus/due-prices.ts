import type { Currency } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { calendarDay } from '../../platform/format/format.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { lockMenu } from './edit-menu-repository.ts';
import { type ItemPrices, toPrices } from './item-prices.ts';
import { isSameMenu, type MenuDocument, storedDocument } from './menu-document.ts';
import { type ComingPrices, listDueMenusOfItems, takeDue } from './price-changes-repository.ts';
import { storeMenu } from './save-menu.ts';
import { findMenu } from './whole-menu-repository.ts';

const priced = <Thing extends ItemPrices & { id: string }>(
  thing: Thing,
  due: readonly ComingPrices[],
): Thing => {
  const own = due.filter(({ thing_id }) => thing_id === thing.id);
  if (own.length === 0) return thing;
  const amounts = new Map(thing.prices.map(({ currency, price_minor }) => [currency, price_minor]));
  for (const { prices } of own)
    for (const [currency, minor] of Object.entries(prices) as [Currency, number][])
      amounts.set(currency, minor);
  return { ...thing, ...toPrices(amounts, thing.default_currency) };
};

/** A menu with prices that have come, those of later days over those of earlier ones; other prices stay. */
const withPrices = (menu: MenuDocument, due: readonly ComingPrices[]): MenuDocument => ({
  ...menu,
  items: menu.items.map((item) => priced(item, due)),
  groups: menu.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => priced(option, due)),
  })),
});

/**
 * Makes prices of a menu that have come those of the menu, as one change with a version of its own (product.md §472). Whoever
 * comes first does it, in its own transaction: the job of the day, an order, or a save. The others wait, and find nothing left.
 */
export const applyDuePrices = async (client: Queryable, menuId: string, now: Date): Promise<void> => {
  await lockMenu(client, menuId);
  const due = await takeDue(client, menuId, calendarDay(now));
  if (due.length === 0) return;
  const menu = await findMenu(client, menuId, 'owner');
  if (!menu) return;
  const before = storedDocument(menu);
  const after = withPrices(before, due);
  if (isSameMenu(before, after)) return;
  const { rates } = await exchangeRates(client);
  await storeMenu(client, { id: menuId, businessId: menu.business_id, isNew: false, rates }, after);
};

/** The same for the menus of the items of an order, before anything of it is locked or priced (product.md §473). */
export const applyDuePricesOf = async (
  client: Queryable,
  itemIds: readonly string[],
  now: Date,
): Promise<void> => {
  for (const menuId of await listDueMenusOfItems(client, itemIds, calendarDay(now)))
    await applyDuePrices(client, menuId, now);
};
