import type { EuroRates } from '@tavolina/shared-api/contract';
import { type Cart, lineKey, withQuantity } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import type { LiveMenus } from '../../lib/pricing/line-now.ts';
import { type PricedCart, type PricedCartLine, withChangesAccepted } from '../../lib/pricing/price-cart.ts';

/** What a diner presses to make a cart one that can be ordered. */
export interface CartCorrections {
  /** Takes a dish out that the server calls by its name. */
  removeNamed: (name: string) => void;
  takeOut: (line: PricedCartLine) => void;
  /** Takes the cart over as the menus are now. */
  acceptChanges: () => void;
}

/** The corrections of a cart; each is followed by `onCorrected`. */
export const cartCorrections = (
  { cart, priced, menus, rates }: { cart: Cart; priced: PricedCart; menus: LiveMenus; rates: EuroRates },
  onCorrected: () => void,
): CartCorrections => {
  const keep = (corrected: Cart): void => {
    saveCart(corrected);
    onCorrected();
  };
  return {
    removeNamed: (name) => {
      // A place may have two dishes of one name; the menu says which is gone.
      const line = [...priced.missing, ...priced.lines, ...cart.lines].find(
        (candidate) => candidate.name === name,
      );
      if (line) saveCart(withQuantity(cart, lineKey(line), 0));
      onCorrected();
    },
    takeOut: (line) => keep(withQuantity(cart, lineKey(line), 0)),
    acceptChanges: () => keep(withChangesAccepted(cart, menus, rates)),
  };
};
