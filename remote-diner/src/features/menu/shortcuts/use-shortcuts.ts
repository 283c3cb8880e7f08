import {
  type EuroRates,
  type GroupsById,
  groupsById,
  groupWithoutChoice,
  type Item,
  LIMITS,
  type Menu,
  priceIn,
} from '@tavolina/shared-api/contract';
import { useMemo } from 'react';
import type { Cart, CartLine } from '../../../lib/cart/cart.ts';
import { useRecentOrders } from '../../../lib/cart/recent-orders-store.ts';
import { itemsOf } from '../../../lib/pricing/dish-prices.ts';
import { lineByDefaults } from '../../../lib/pricing/line-choices.ts';
import type { Served } from '../../../lib/served/use-served-text.ts';
import type { OpenDish } from '../dish/use-open-dish.tsx';
import { type MenuFilter, passes } from '../search/menu-filter.ts';

/** Dishes that were ordered before and are offered first, at most (product.md §503). */
const MOST_ORDERED_BEFORE = 5;

/** Dishes of a menu that one press takes, and the groups of choices they come with. */
export interface Shortcuts {
  groups: GroupsById;
  /** What goes well with dishes of the cart, and is not in it (product.md §500). */
  offered: Item[];
  /** What was ordered here before from this device, the latest first (product.md §503). */
  orderedBefore: Item[];
  /** Puts one into the cart, or opens it where something has to be chosen. */
  take: (item: Item, isRecommended: boolean) => void;
}

/** Finds which dishes of a menu to offer, as its filter leaves them; none where the place takes no orders. */
export const useShortcuts = (
  menu: Menu,
  {
    cart,
    filter,
    rates,
    servedOf,
    addLine,
    open,
  }: {
    cart: Cart;
    filter: MenuFilter;
    rates: EuroRates;
    servedOf: (item: Item) => Served | undefined;
    addLine: (line: CartLine) => void;
    open: OpenDish;
  },
): Shortcuts => {
  const orders = useRecentOrders((state) => state.orders);
  const groups = useMemo(() => groupsById(menu.option_groups), [menu]);
  const items = useMemo(() => new Map(itemsOf(menu).map((item) => [item.id, item])), [menu]);
  const { accepts_orders: takesOrders, id } = menu.business;
  const isTakeable = (item: Item): boolean =>
    servedOf(item)?.isServed !== false &&
    priceIn(item, cart.currency, rates) !== undefined &&
    groupWithoutChoice(item, groups) === undefined &&
    passes(item, filter, groups);
  const named = (ids: readonly string[]): Item[] =>
    takesOrders ? [...new Set(ids)].flatMap((each) => items.get(each) ?? []).filter(isTakeable) : [];
  const inCart = cart.lines.map(({ itemId }) => itemId);
  // Menus stored before pairs existed have no `goes_with`.
  const paired = inCart.flatMap((each) => (items.get(each)?.goes_with as string[] | undefined) ?? []);
  return {
    groups,
    offered: named(paired.filter((each) => !inCart.includes(each))).slice(0, LIMITS.goesWith),
    orderedBefore: named(
      orders.flatMap((order) =>
        order.cart.businessId === id ? order.cart.lines.map(({ itemId }) => itemId) : [],
      ),
    ).slice(0, MOST_ORDERED_BEFORE),
    take: (item, isRecommended) => {
      const line = lineByDefaults(item, groups);
      if (line) addLine({ ...line, ...(isRecommended && { isRecommended: true }) });
      else open(item, true, isRecommended);
    },
  };
};
