import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import { type ContentLanguage, isPaidOnline, type PaymentMethod } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { useRef, useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import { finishOrder, pendingAttempt } from '../../lib/cart/cart-store.ts';
import { rememberOrder } from '../../lib/cart/recent-orders-store.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import { clearChosenWay, saveChosenWay } from '../../lib/way/way-store.ts';
import { type CardPayment, PaymentFailure } from './card-payment.ts';
import type { OrderChoice } from './order-choice.ts';
import { orderRequest } from './order-request.ts';
import { payByCard, payWithoutCard } from './pay-by-card.ts';
import { type Pay, sendOrder } from './send-order.ts';
import { useOrderAttempts } from './use-order-attempts.ts';
import { useRefreshAfterRefusal } from './use-refresh-after-refusal.ts';

/** Sends an order: one at a time, with one key until its result is known. */
export const usePlaceOrder = (
  cart: Cart,
  priced: PricedCart,
  choice: OrderChoice,
  readIn: ContentLanguage | undefined,
  /** The readable name of the place, where its menus say it. */
  slug: string | undefined,
) => {
  const { t, i18n } = useTranslation('diner');
  const navigate = useNavigate();
  const last = useRef<{ wanted: PlaceOrderBody; pay: Pay }>(undefined);
  const [isNumberless, setIsNumberless] = useState(false);
  const refreshAfter = useRefreshAfterRefusal(cart);
  const { businessId } = cart;
  const { attempt, end, refuse, ...outcome } = useOrderAttempts(businessId, (failed) =>
    refreshAfter(failed, last.current?.wanted.asked_for ?? ''),
  );

  const send = async (wanted: PlaceOrderBody, pay: Pay): Promise<void> => {
    last.current = { wanted, pay };
    // What is sent is what was chosen, so that a refreshed list of slots does not change it.
    saveChosenWay(businessId, { askedFor: wanted.asked_for ?? null });
    const sent = await sendOrder(wanted, pay);
    if (sent === 'numberless') {
      setIsNumberless(true);
      return end();
    }
    const key = pendingAttempt(businessId)?.key;
    // The page of the order takes the checkout's place: going back cannot send it again. Until it does, this one stays
    // as it is, so that nothing more can be sent and nothing else is read aloud.
    const address = new URLSearchParams({ order_id: sent.id, ...(slug && { place: slug }) });
    await navigate(`/order-confirmation?${address}`, { replace: true, flushSync: true });
    finishOrder(businessId, sent);
    clearChosenWay(businessId);
    rememberOrder(sent, cart, key);
  };

  /** Offers the next time instead of taking it: nobody agreed to it (product.md §630). */
  const sayTimeIsGone = (): void =>
    refuse({
      ...{ kind: 'not_now', code: 'slot_unavailable', detail: t('when.gone') },
      ...{ nextAt: choice.askedFor, takesNext: false },
    });

  return {
    ...outcome,
    /** The order is placed, but its number could not be read. */
    isNumberless,
    /** `card` are the fields of a card, where the method needs one. */
    submit: async (draft: CheckoutDraft, method: PaymentMethod, card: CardPayment | undefined) => {
      if (choice.isMoved) return sayTimeIsGone();
      return attempt(async () => {
        const language = i18n.resolvedLanguage;
        const request = orderRequest({ draft, cart, priced, choice, language, readIn });
        if (!isPaidOnline(method)) return send({ ...request, payment_method: method }, payWithoutCard);
        if (!card) throw new PaymentFailure('untried', t('checkout.cardFailedText'));
        const { methodId, pay } = await payByCard(card, draft);
        return send({ ...request, payment_method: method, payment_method_id: methodId }, pay);
      });
    },
    /** Asks again for what was sent. */
    again: () =>
      attempt(async () => {
        if (last.current) await send(last.current.wanted, last.current.pay);
      }),
  };
};

/** An order that is about to be placed: how to send it, and what became of the latest attempt. */
export type PlacingOrder = ReturnType<typeof usePlaceOrder>;
