import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import { type ContentLanguage, chosenOptions, languageOf } from '@tavolina/shared-api/contract';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import { type OrderChoice, wayRequest } from './order-choice.ts';

/** What an order is made of: the cart with its prices, who orders, and how it is got. */
export interface OrderParts {
  draft: CheckoutDraft;
  cart: Cart;
  priced: PricedCart;
  choice: OrderChoice;
  /** The page's. */
  language: string | undefined;
  /** The language the menus are read in, where it is not the place's own. */
  readIn: ContentLanguage | undefined;
}

/** An order as the server takes it, but for how it is paid. */
export const orderRequest = ({
  draft,
  cart,
  priced,
  choice,
  language,
  readIn,
}: OrderParts): Omit<PlaceOrderBody, 'payment_method'> => ({
  ...draft,
  business_id: cart.businessId,
  items: cart.lines.map((line) => ({
    menu_item_id: line.itemId,
    quantity: line.quantity,
    notes: line.notes,
    ...(line.choices && { options: chosenOptions(line.choices) }),
    ...(line.isRecommended && { recommended: true }),
  })),
  return_url: window.location.origin,
  display_currency: cart.currency,
  expected_total: priced.euroTotal,
  language: languageOf(language),
  ...(readIn && { read_in: readIn }),
  ...wayRequest(choice),
});
