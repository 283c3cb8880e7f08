import {
  type ContentLanguage,
  DEFAULT_PAYMENT_METHOD,
  type ExchangeRates,
  isPaidOnline,
  type PaymentConfig,
} from '@tavolina/shared-api/contract';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, CardFields, type CardParts, formatMoney, Notice, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Cart, lineKey, withQuantity } from '../../lib/cart/cart.ts';
import { saveCart, saveMethod, useCarts } from '../../lib/cart/cart-store.ts';
import { CallNotice } from '../../lib/opening/call-notice.tsx';
import page from '../../lib/page.module.css';
import { canBeOrdered, schedulesIn, unservedAt } from '../../lib/pricing/cart-problems.ts';
import type { LiveMenus } from '../../lib/pricing/line-now.ts';
import { type PricedCartLine, priceCart, withChangesAccepted } from '../../lib/pricing/price-cart.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderWithoutNumber, WhatChanged } from './later-parts.ts';
import { toldFailure } from './order-failure.ts';
import { OrderProblem } from './order-problem.tsx';
import { cardOffer, methodFor } from './payment-choice.ts';
import { PaymentFields } from './payment-fields.tsx';
import { stripePayment } from './stripe-payment.ts';
import { useChoiceAgain } from './use-choice-again.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useLostCart } from './use-lost-cart.ts';
import { useOrderWay } from './use-order-way.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { WayFields } from './way-fields.tsx';

const FORM = 'checkout-form';

/** What the menus say of their place; nothing where all of them are gone. */
const placeIn = (menus: LiveMenus) => {
  const place = [...menus.values()].find((menu) => menu !== null)?.business;
  return {
    phone: place?.phone ?? '',
    takesLater: place?.opening?.takes_later,
    slug: place?.slug,
    isGone: place === undefined,
  };
};

/** Focuses the button that places the order; while it waits for a card, the chosen time. */
const focusNext = (button: HTMLButtonElement | null): void => {
  const time = document.querySelector<HTMLElement>('input[name="time"]:checked');
  (button?.disabled === false ? button : time)?.focus();
};

/** Slip and form of an order that is about to be placed. */
export const CheckoutPage = ({
  menus,
  readIn,
  cart,
  rates,
  payment,
}: {
  /** As they are read. */
  menus: LiveMenus;
  /** The language they are read in, where it is not the place's own. */
  readIn: ContentLanguage | undefined;
  cart: Cart;
  rates: ExchangeRates;
  /** How cards are taken here, once that is known; the order does not wait for it. */
  payment: { data: PaymentConfig | undefined; error: Error | null };
}) => {
  const { t, i18n } = useTranslation('diner');
  const connection = useConnection();
  const chosen = useCarts(({ methods }) => methods[cart.businessId]) ?? DEFAULT_PAYMENT_METHOD;
  const priced = priceCart(cart, menus, rates.rates);
  const place = placeIn(menus);
  const order = useOrderWay(cart.businessId, place, schedulesIn(priced));
  const { choice, offer, contact } = order;
  const unserved = unservedAt(priced, choice.madeFor);
  const [card, setCard] = useState<CardParts>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { submit, again, isBusy, isNumberless, failure, failures, forget } = usePlaceOrder(
    cart,
    priced,
    choice,
    readIn,
    place.slug,
  );
  const cards = cardOffer(payment.data, payment.error, priced.euroTotal);
  const method = methodFor(chosen, cards);
  const isOnline = isPaidOnline(method);
  useLostCart(cart, contact.isLost && canBeOrdered(priced));
  const canSend = canBeOrdered(priced) && !contact.canOnlyCall && unserved.length === 0;
  const submitArea = useFocusKept(canSend);
  const total = formatMoney(priced.euroTotal, 'EUR', i18n.language);
  const atPlace = formatMoney(priced.total, cart.currency, i18n.language);

  const handleRemove = (name: string): void => {
    // A place may have two dishes of one name; the menu says which is gone.
    const line = [...priced.missing, ...priced.lines, ...cart.lines].find(
      (candidate) => candidate.name === name,
    );
    if (line) saveCart(withQuantity(cart, lineKey(line), 0));
    forget();
  };
  const handleTakeOut = (line: PricedCartLine): void => {
    saveCart(withQuantity(cart, lineKey(line), 0));
    forget();
  };
  const handleAccept = (): void => {
    saveCart(withChangesAccepted(cart, menus, rates.rates));
    forget();
  };
  /** Where the next press places the order: the choice itself places none. */
  const handleChosen = (): void => {
    focusNext(submitButton.current);
    forget();
  };
  const { openLine, sheet, choose, isTold } = useChoiceAgain(cart, priced, rates.rates, { failure, forget });
  if (isNumberless)
    return <OrderWithoutNumber isBusy={isBusy} failure={failure} onAgain={() => void again()} />;
  const submitLabel = isOnline ? t('checkout.pay', { total }) : t('checkout.place', { total: atPlace });

  return (
    <div className={clsx(page.page, styles.layout)}>
      <PageHeader
        title={t('checkout.title')}
        back={{ to: `/menu/${cart.menuId}`, label: t('checkout.back') }}
      />
      <CheckoutSummary cart={cart} menus={menus} priced={priced} rates={rates} method={method} />
      <CheckoutForm
        id={FORM}
        businessId={cart.businessId}
        failure={failure}
        way={<WayFields businessId={cart.businessId} order={order} />}
        payment={
          <PaymentFields
            way={choice.way}
            offer={cards}
            total={total}
            method={method}
            onMethod={(next) => saveMethod(cart.businessId, next)}
            card={
              payment.data ? (
                <div className={styles.card}>
                  <CardFields
                    config={payment.data}
                    failedText={t('checkout.cardFailedText')}
                    onCard={setCard}
                  />
                </div>
              ) : null
            }
          />
        }
        onSubmit={(draft) => void submit(draft, method, card && stripePayment(card))}
      />
      <div className={styles.submit} ref={submitArea} tabIndex={-1}>
        {connection === 'up' || failure?.kind === 'not_sent' ? null : (
          <Notice tone="attention">{t(`cart.${connection}`)}</Notice>
        )}
        <CallNotice call={contact.call} takesLater={offer.slots.length > 0} />
        <OrderProblem
          key={failures}
          businessId={cart.businessId}
          failure={toldFailure(failure, place.isGone)}
          isBusy={isBusy}
          order={order}
          onRemove={handleRemove}
          choose={choose}
          onChosen={handleChosen}
        />
        <WhatChanged
          isGone={place.isGone}
          isTold={isTold}
          cart={cart}
          priced={priced}
          onAccept={handleAccept}
          onChoose={openLine}
          unserved={unserved}
          madeFor={choice.madeFor}
          onTakeOut={handleTakeOut}
        />
        {canSend ? (
          <Button
            ref={submitButton}
            type="submit"
            form={FORM}
            full
            variant="action"
            size="lg"
            busy={isBusy}
            disabled={isOnline && !card}
            icon={isOnline ? <Lock size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
          >
            {isBusy ? t('checkout.sending') : submitLabel}
          </Button>
        ) : null}
        <p className={styles.muted}>{t('checkout.safe')}</p>
      </div>
      {sheet}
    </div>
  );
};
