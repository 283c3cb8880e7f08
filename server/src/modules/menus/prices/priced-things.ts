import { type PriceChange, toDecimal } from '@tavolina/shared-api/contract';
import type { MenuRow } from '../menu-rows.ts';
import type { ItemPrices } from './item-prices.ts';
import type { ComingPrices } from './price-changes-repository.ts';

/** What of a menu has a price: an item, or an option of a group. */
export interface PricedThing extends ItemPrices {
  id: string;
  kind: PriceChange['kind'];
  name: string;
}

/** All of a menu that has a price, items before options, each as the menu has them. */
export const pricedThings = ({ items, groups }: MenuRow): PricedThing[] => [
  ...items.map(({ id, name, prices, default_currency }) => ({
    ...{ id, name, prices, default_currency },
    kind: 'item' as const,
  })),
  ...groups.flatMap((group) =>
    group.options.map(({ id, name, prices, default_currency }) => ({
      ...{ id, prices, default_currency },
      kind: 'option' as const,
      name: `${group.name}: ${name}`,
    })),
  ),
];

/** Coming prices of what the menu has, the next day first, each day as the menu has them. */
export const presentComing = (menu: MenuRow, coming: readonly ComingPrices[]): PriceChange[] => {
  const things = new Map(pricedThings(menu).map((thing, place) => [thing.id, { ...thing, place }]));
  return coming
    .flatMap(({ thing_id, ...one }) => {
      const thing = things.get(thing_id);
      return thing ? [{ ...one, thing }] : [];
    })
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on) || a.thing.place - b.thing.place)
    .map(({ thing: { id, kind, name }, starts_on, prices }) => {
      const decimals = Object.entries(prices).map(([currency, minor]) => [currency, toDecimal(minor)]);
      return { thing_id: id, kind, name, starts_on, prices: Object.fromEntries(decimals) };
    });
};
