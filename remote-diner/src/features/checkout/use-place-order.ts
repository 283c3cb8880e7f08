import { needConnection, type PlaceOrderBody } from '@tavolina/shared-api/client';
import {
  type ContentLanguage,
  chosenOptions,
  isPaidOnline,
  languageOf,
  type PaymentMethod,
} from '@tavolina/shared-api/contract';
import { useNavigate, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useRef, useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import { endAttempt, finishOrder, pendingAttempt } from '../../lib/cart/cart-store.ts';
import { rememberOrder } from '../../lib/cart/recent-orders-store.ts';
import { cartMenusQuery, menuQuery } from '../../lib/menu-queries.ts';
import { menusOf, type PricedCart } from '../../lib/pricing/price-cart.ts';
import { orderTimesQuery, slotsQuery } from '../../lib/way/way-queries.ts';
import { clearChosenWay, saveChosenWay } from '../../lib/way/way-store.ts';
import { type CardPayment, PaymentFailure, WrongCard } from './card-payment.ts';
import { type OrderChoice, wayRequest } from './order-choice.ts';
import { isFinal, type OrderFailure, orderFailure } from './order-failure.ts';
import { type Pay, sendOrder } from './send-order.ts';

const requestOf = (
  draft: CheckoutDraft,
  cart: Cart,
  priced: PricedCart,
  choice: OrderChoice,
  { language, readIn }: { language: string | undefined; readIn: ContentLanguage | undefined },
): Omit<PlaceOrderBody, 'payment_method'> => ({
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

/** Free slots without those that a refusal says are not free: from the time that was asked for until the next possible one. */
const withoutTaken = (
  { slots }: { slots: string[] },
  askedFor: string,
  nextAt: string,
): { slots: string[] } => ({
  slots: slots.filter((slot) => slot !== askedFor && (slot < askedFor || slot >= nextAt)),
});

/** For orders that are not paid by card, which never ask for it. */
const payWithoutCard: Pay = () => Promise.reject(new PaymentFailure('unknown'));

/** Creates the payment method of the typed card, which the order is sent with, and the function that pays by it. */
const byCard = async (
  card: CardPayment,
  { customer_name, customer_email, customer_phone }: CheckoutDraft,
): Promise<{ methodId: string; pay: Pay }> => {
  const method = await card.createMethod({
    name: customer_name,
    email: customer_email.trim(),
    phone: customer_phone,
  });
  if (method.kind === 'fields') throw new WrongCard();
  if (method.kind === 'refused') throw new PaymentFailure('untried', method.message);
  const pay: Pay = async (clientSecret) => {
    const outcome = await card.confirm(clientSecret, method.id);
    if (outcome.kind === 'fields') throw new WrongCard();
    if (outcome.kind === 'refused') throw new PaymentFailure('refused', outcome.message);
    if (outcome.kind === 'unknown') throw new PaymentFailure('unknown');
  };
  return { methodId: method.id, pay };
};

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
  const client = useQueryClient();
  const isSending = useRef(false);
  const last = useRef<{ wanted: PlaceOrderBody; pay: Pay }>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [isNumberless, setIsNumberless] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();
  const [failures, setFailures] = useState(0);
  const { businessId } = cart;

  const refreshMenus = async (): Promise<void> => {
    const ids = menusOf(cart);
    await Promise.all(ids.map((id) => client.invalidateQueries(menuQuery(id))));
    await client.refetchQueries(cartMenusQuery(ids));
  };

  /** What was refused is out of date here. */
  const refreshAfter = async (failed: OrderFailure): Promise<void> => {
    const { kind } = failed;
    if (kind === 'menu_changed' || kind === 'sold_out' || kind === 'choice') await refreshMenus();
    if (kind !== 'not_now') return;
    await client.invalidateQueries(orderTimesQuery(businessId));
    if (failed.code === 'item_not_served') return refreshMenus();
    // The list may be from a moment before the order that took the time (product.md §442).
    const { nextAt } = failed;
    const from = last.current?.wanted.asked_for ?? '';
    if (nextAt)
      client.setQueryData(
        slotsQuery(businessId).queryKey,
        (list) => list && withoutTaken(list, from, nextAt),
      );
  };

  const send = async (wanted: PlaceOrderBody, pay: Pay): Promise<void> => {
    last.current = { wanted, pay };
    // What is sent is what was chosen, so that a refreshed list of slots does not change it.
    saveChosenWay(businessId, { askedFor: wanted.asked_for ?? null });
    const sent = await sendOrder(wanted, pay);
    if (sent === 'numberless') {
      setFailure(undefined);
      setIsNumberless(true);
      setIsBusy(false);
      return;
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

  const failureOf = (error: unknown): OrderFailure => {
    const next = orderFailure(error);
    // An earlier attempt's result stays unknown when nothing is sent now.
    if (next.kind === 'not_sent' && pendingAttempt(businessId)) return failure ?? { kind: 'unknown' };
    // Nor where this one was not looked at.
    if (next.kind === 'later' && (failure?.kind === 'unknown' || failure?.kind === 'payment_unknown'))
      return failure;
    return next;
  };

  /** The failure before stays until the next result, so that the button of the next press does not move under it. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await needConnection();
      await work();
    } catch (error) {
      if (error instanceof WrongCard) {
        setFailure(undefined);
        setIsBusy(false);
        return;
      }
      const next = failureOf(error);
      if (isFinal(next)) endAttempt(businessId);
      await refreshAfter(next);
      setFailure(next);
      setFailures((before) => before + 1);
      setIsBusy(false);
    } finally {
      isSending.current = false;
    }
  };

  /** Offers the next time instead of taking it: nobody agreed to it (product.md §630). */
  const sayTimeIsGone = (): void => {
    setFailure({
      ...{ kind: 'not_now', code: 'slot_unavailable', detail: t('when.gone') },
      ...{ nextAt: choice.askedFor, takesNext: false },
    });
    setFailures((before) => before + 1);
  };

  return {
    isBusy,
    failure,
    /** How many there have been: the same one again is told again. */
    failures,
    /** The order is placed, but its number could not be read. */
    isNumberless,
    /** `card` are the fields of a card, where the method needs one. */
    submit: async (draft: CheckoutDraft, method: PaymentMethod, card: CardPayment | undefined) => {
      if (choice.isMoved && !isSending.current) return sayTimeIsGone();
      return once(async () => {
        const request = requestOf(draft, cart, priced, choice, { language: i18n.resolvedLanguage, readIn });
        if (!isPaidOnline(method)) return send({ ...request, payment_method: method }, payWithoutCard);
        if (!card) throw new PaymentFailure('untried', t('checkout.cardFailedText'));
        const { methodId, pay } = await byCard(card, draft);
        return send({ ...request, payment_method: method, payment_method_id: methodId }, pay);
      });
    },
    /** Asks again for what was sent. */
    again: () =>
      once(async () => {
        if (last.current) await send(last.current.wanted, last.current.pay);
      }),
    forget: () => setFailure(undefined),
  };
};
