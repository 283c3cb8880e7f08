import { type PriceChange, toDecimal } from '@tavolina/shared-api/contract';
import type { ItemPrices } from './item-prices.ts';
import type { MenuRow } from './menu-rows.ts';
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

/** By what a coming price is told from others of its menu. */
export const keyOf = ({ thing_id, starts_on }: Pick<ComingPrices, 'thing_id' | 'starts_on'>): string =>
  `${starts_on} ${thing_id}`;

/** Coming prices of what the menu has, the next day first, each day as the menu has them. */
export const presentComing = (menu: MenuRow, coming: readonly ComingPrices[]): PriceChange[] => {
  const days = [...new Set(coming.map(({ starts_on }) => starts_on))];
  const pricesOf = new Map(coming.map((one) => [keyOf(one), one.prices]));
  const things = pricedThings(menu);
  return days.flatMap((starts_on) =>
    things.flatMap(({ id: thing_id, kind, name }) => {
      const prices = pricesOf.get(keyOf({ thing_id, starts_on }));
      if (!prices) return [];
      const decimals = Object.entries(prices).map(([currency, minor]) => [currency, toDecimal(minor)]);
      return [{ thing_id, kind, name, starts_on, prices: Object.fromEntries(decimals) }];
    }),
  );
};
