import { countLostCart } from '@tavolina/shared-api/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';

/** Tells the server, once for a cart that is looked at, that it cannot be ordered (product.md §306). */
export const useLostCart = (cart: Cart, isLost: boolean): void => {
  const isTold = useRef(false);
  const tell = useEffectEvent((): void => {
    if (isTold.current) return;
    isTold.current = true;
    const items = [...new Set(cart.lines.map(({ itemId }) => itemId))];
    // A count that is missing is no concern of the diner.
    countLostCart(cart.businessId, items).catch(() => undefined);
  });
  useEffect(() => {
    if (isLost) tell();
  }, [isLost]);
};
