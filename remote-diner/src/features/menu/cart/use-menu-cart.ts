import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useCallback, useMemo, useState } from 'react';
import { type Cart, type CartLine, withLine, withOneMore } from '../../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../../lib/cart/cart-store.ts';
import { useOtherTabs } from '../../../lib/cart/other-tabs.ts';
import { useChosenCurrency } from '../../../lib/pricing/currency-store.ts';
import { openingCurrency } from '../../../lib/pricing/dish-prices.ts';

/** What waits for the answer of the diner. */
interface Asked {
  fill: (before: Cart) => Cart;
  onFilled?: (() => void) | undefined;
}

/** The cart of a menu's place. All menus of a place share one; a second place's first dish is asked about. */
export const useMenuCart = (menu: Menu) => {
  const { id: businessId, name: businessName } = menu.business;
  const kept = useCarts((state) => state.carts[businessId]);
  const other = useCarts((state) =>
    Object.values(state.carts).find((cart) => cart.businessId !== businessId && cart.lines.length > 0),
  );
  useOtherTabs(useChosenCurrency);
  const chosen = useChosenCurrency(({ currency }) => currency);
  const [asked, setAsked] = useState<Asked>();
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
    (fill: Asked['fill'], onFilled?: () => void): void => {
      if (other && cart.lines.length === 0) setAsked({ fill, onFilled });
      else {
        saveCart(fill(cart));
        onFilled?.();
      }
    },
    [other, cart],
  );
  const add = useCallback((item: Item): void => change((before) => withOneMore(before, item)), [change]);
  return {
    cart,
    /** Adds a dish without choices. */
    add,
    /** Adds what was chosen of a dish; `onAdded` is called once it is in the cart, after the question where there is one. */
    addLine: (line: CartLine, onAdded?: () => void): void =>
      change((before) => withLine(before, line), onAdded),
    /** Set while the diner is asked whether to begin a cart here beside the other place's. */
    question:
      asked && other
        ? {
            other,
            confirm: () => {
              saveCart(asked.fill(cart));
              asked.onFilled?.();
            },
            close: () => setAsked(undefined),
          }
        : undefined,
  };
};
