import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useCallback, useMemo, useState } from 'react';
import { type Cart, type CartLine, withLine, withOneMore } from '../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { useChosenCurrency } from '../../lib/pricing/currency-store.ts';
import { openingCurrency } from '../../lib/pricing/price-cart.ts';

/** The cart of a menu's place. All menus of a place share one; a second place's first dish is asked about. */
export const useMenuCart = (menu: Menu) => {
  const { id: businessId, name: businessName } = menu.business;
  const kept = useCarts((state) => state.carts[businessId]);
  const other = useCarts((state) =>
    Object.values(state.carts).find((cart) => cart.businessId !== businessId && cart.lines.length > 0),
  );
  const chosen = useChosenCurrency(({ currency }) => currency);
  const [asked, setAsked] = useState<(cart: Cart) => Cart>();
  const cart = useMemo<Cart>(
    () => ({
      businessId,
      businessName,
      menuId: menu.id,
      // What is in a cart keeps its prices as they were shown.
      currency: (kept?.lines.length ? kept.currency : chosen) ?? openingCurrency(menu),
      lines: kept?.lines ?? [],
    }),
    [businessId, businessName, menu, kept, chosen],
  );
  const change = useCallback(
    (filled: (before: Cart) => Cart): void => {
      if (other && cart.lines.length === 0) setAsked(() => filled);
      else saveCart(filled(cart));
    },
    [other, cart],
  );
  const add = useCallback((item: Item): void => change((before) => withOneMore(before, item)), [change]);
  return {
    cart,
    /** Adds a dish without choices. */
    add,
    /** Adds what was chosen of a dish. */
    addLine: (line: CartLine): void => change((before) => withLine(before, line)),
    /** Set while the diner is asked whether to begin a cart here beside the other place's. */
    question:
      asked && other
        ? {
            other,
            confirm: () => saveCart(asked(cart)),
            close: () => setAsked(undefined),
          }
        : undefined,
  };
};
