import { useQueryClient } from '@tavolina/shared-api/runtime';
import type { Cart } from '../../lib/cart/cart.ts';
import { cartMenusQuery, menuQuery } from '../../lib/menu-queries.ts';
import { menusOf } from '../../lib/pricing/price-cart.ts';
import { orderTimesQuery, slotsQuery } from '../../lib/way/way-queries.ts';
import type { OrderFailure } from './order-failure.ts';

/** Free slots without those that a refusal says are not free: from the time that was asked for until the next possible one. */
const withoutTaken = (
  { slots }: { slots: string[] },
  askedFor: string,
  nextAt: string,
): { slots: string[] } => ({
  slots: slots.filter((slot) => slot !== askedFor && (slot < askedFor || slot >= nextAt)),
});

/**
 * Reads again what a refusal shows to be out of date here: the cart's menus, or the times of its place.
 * @returns a function of the refusal and of the time that the order was asked for, empty for as soon as possible
 */
export const useRefreshAfterRefusal = (cart: Cart) => {
  const client = useQueryClient();
  const { businessId } = cart;

  const refreshMenus = async (): Promise<void> => {
    const ids = menusOf(cart);
    await Promise.all(ids.map((id) => client.invalidateQueries(menuQuery(id))));
    await client.refetchQueries(cartMenusQuery(ids));
  };

  return async (failed: OrderFailure, askedFor: string): Promise<void> => {
    const { kind } = failed;
    if (kind === 'menu_changed' || kind === 'sold_out' || kind === 'choice') await refreshMenus();
    if (kind !== 'not_now') return;
    await client.invalidateQueries(orderTimesQuery(businessId));
    if (failed.code === 'item_not_served') return refreshMenus();
    // The list may be from a moment before the order that took the time (product.md §442).
    const { nextAt } = failed;
    if (nextAt)
      client.setQueryData(
        slotsQuery(businessId).queryKey,
        (list) => list && withoutTaken(list, askedFor, nextAt),
      );
  };
};
