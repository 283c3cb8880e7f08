import { placeOrder } from '@tavolina/shared-api/client';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useRef, useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import { beginAttempt, endAttempt, finishOrder } from '../../lib/cart/cart-store.ts';
import { cartMenusQuery, menuQuery } from '../../lib/pricing/menu-query.ts';
import { menusOf, type PricedCart } from '../../lib/pricing/price-cart.ts';
import { isFinal, type OrderFailure, orderFailure } from './order-failure.ts';
import type { PaymentMethod } from './payment-choice.ts';

const requestOf = (
  draft: CheckoutDraft,
  method: PaymentMethod,
  cart: Cart,
  priced: PricedCart,
  language: string | undefined,
) => ({
  ...draft,
  business_id: cart.businessId,
  items: cart.lines.map((line) => ({
    menu_item_id: line.itemId,
    quantity: line.quantity,
    notes: line.notes,
  })),
  payment_method: method,
  return_url: window.location.origin,
  display_currency: cart.currency,
  expected_total: priced.euroTotal,
  language: language === 'en' ? ('en' as const) : ('sq' as const),
});

/** Sends an order: one at a time, with one key until its result is known. */
export const usePlaceOrder = (cart: Cart, priced: PricedCart) => {
  const { i18n } = useTranslation('diner');
  const navigate = useNavigate();
  const client = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();

  const refreshMenus = async (): Promise<void> => {
    const ids = menusOf(cart);
    await Promise.all(ids.map((id) => client.invalidateQueries(menuQuery(id))));
    await client.refetchQueries(cartMenusQuery(ids));
  };

  const submit = async (draft: CheckoutDraft, method: PaymentMethod): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const request = requestOf(draft, method, cart, priced, i18n.resolvedLanguage);
      const attempt = beginAttempt(cart.businessId, request);
      const order = await placeOrder(attempt.body, attempt.key);
      // An accepted order without a readable number keeps its key, so that asking again finds it.
      if (order.id === null) {
        setFailure({ kind: 'unknown' });
        return;
      }
      // The page of the order takes the checkout's place: going back cannot send it again.
      await navigate(`/order-confirmation?order_id=${order.id}`, { replace: true });
      finishOrder(cart.businessId, {
        id: order.id,
        email: attempt.body.customer_email.trim(),
        method: attempt.body.payment_method,
      });
    } catch (error) {
      const next = orderFailure(error);
      if (isFinal(next)) endAttempt(cart.businessId);
      if (next.kind === 'price_changed' || next.kind === 'sold_out') await refreshMenus();
      setFailure(next);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return { submit, isBusy, failure, forget: () => setFailure(undefined) };
};
