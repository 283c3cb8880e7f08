import { placeOrder } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useRef, useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { beginAttempt, type CheckoutDraft, clearCart, endAttempt } from '../../lib/cart/cart-store.ts';
import { menuQuery } from '../../lib/pricing/menu-query.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import { isFinal, type OrderFailure, orderFailure } from './order-failure.ts';

const requestOf = (draft: CheckoutDraft, cart: Cart, priced: PricedCart, language: string | undefined) => ({
  ...draft,
  business_id: cart.businessId,
  items: cart.lines.map((line) => ({
    menu_item_id: line.itemId,
    quantity: line.quantity,
    notes: line.notes,
  })),
  payment_method: 'pay_later' as const,
  return_url: window.location.origin,
  display_currency: cart.currency,
  expected_total: priced.euroTotal,
  language: language === 'en' ? ('en' as const) : ('sq' as const),
});

/** Sends an order: one at a time, with one key until its result is known. */
export const usePlaceOrder = (menu: Menu, cart: Cart, priced: PricedCart) => {
  const { i18n } = useTranslation('diner');
  const navigate = useNavigate();
  const client = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();

  const submit = async (draft: CheckoutDraft): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const attempt = beginAttempt(cart.businessId, requestOf(draft, cart, priced, i18n.resolvedLanguage));
      const order = await placeOrder(attempt.body, attempt.key);
      // An accepted order without a readable number keeps its key, so that asking again finds it.
      if (order.id === null) {
        setFailure({ kind: 'unknown' });
        return;
      }
      // The page of the order takes the checkout's place: going back cannot send it again.
      await navigate(`/order-confirmation?order_id=${order.id}`, {
        replace: true,
        state: { email: draft.customer_email.trim() },
      });
      clearCart(cart.businessId);
    } catch (error) {
      const next = orderFailure(error);
      if (isFinal(next)) endAttempt(cart.businessId);
      if (next.kind === 'price_changed' || next.kind === 'sold_out')
        await client.refetchQueries(menuQuery(menu.id));
      setFailure(next);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return { submit, isBusy, failure, forget: () => setFailure(undefined) };
};
