import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useCallback, useMemo, useState } from 'react';
import { type Cart, withOneMore } from '../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { openingCurrency } from '../../lib/pricing/price-cart.ts';

/** The cart of a menu's place. All menus of a place share one; a second place's first dish is asked about. */
export const useMenuCart = (menu: Menu) => {
  const { id: businessId, name: businessName } = menu.business;
  const kept = useCarts((state) => state.carts[businessId]);
  const other = useCarts((state) =>
    Object.values(state.carts).find((cart) => cart.businessId !== businessId && cart.lines.length > 0),
  );
  const [asked, setAsked] = useState<Item>();
  const cart = useMemo<Cart>(
    () => ({
      businessId,
      businessName,
      menuId: menu.id,
      currency: kept?.currency ?? openingCurrency(menu),
      lines: kept?.lines ?? [],
    }),
    [businessId, businessName, menu, kept],
  );
  const add = useCallback(
    (item: Item): void => {
      if (other && cart.lines.length === 0) setAsked(item);
      else saveCart(withOneMore(cart, item));
    },
    [other, cart],
  );
  return {
    cart,
    add,
    /** Set while the diner is asked whether to begin a cart here beside the other place's. */
    question:
      asked && other
        ? {
            other,
            confirm: () => saveCart(withOneMore(cart, asked)),
            close: () => setAsked(undefined),
          }
        : undefined,
  };
};
