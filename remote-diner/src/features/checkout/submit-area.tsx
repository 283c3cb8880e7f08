import type { EuroRates } from '@tavolina/shared-api/contract';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { useRef } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { CallNotice } from '../../lib/opening/call-notice.tsx';
import { canBeOrdered, unservedAt } from '../../lib/pricing/cart-problems.ts';
import type { LiveMenus } from '../../lib/pricing/line-now.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import { cartCorrections } from './cart-corrections.ts';
import styles from './checkout.module.css';
import { WhatChanged } from './later-parts.ts';
import { toldFailure } from './order-failure.ts';
import { OrderProblem } from './order-problem.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useChoiceAgain } from './use-choice-again.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { OrderWay } from './use-order-way.ts';
import type { PlacingOrder } from './use-place-order.ts';

/** Focuses the button that places the order; while it waits for a card, the chosen time. */
const focusNext = (button: HTMLButtonElement | null): void => {
  const time = document.querySelector<HTMLElement>('input[name="time"]:checked');
  (button?.disabled === false ? button : time)?.focus();
};

/** The end of a checkout: what keeps the order from being placed, each with its next step, and the button that places it. */
export const SubmitArea = ({
  form,
  cart,
  menus,
  priced,
  rates,
  isGone,
  order,
  placing: { isBusy, failure, failures, forget },
  isOnline,
  needsCard,
}: {
  /** Id of the form that is submitted. */
  form: string;
  cart: Cart;
  /** As they are read. */
  menus: LiveMenus;
  priced: PricedCart;
  rates: EuroRates;
  /** None of the cart's menus is there. */
  isGone: boolean;
  order: OrderWay;
  placing: Pick<PlacingOrder, 'isBusy' | 'failure' | 'failures' | 'forget'>;
  /** Whether the order is paid now. */
  isOnline: boolean;
  /** Whether it waits for the fields of a card. */
  needsCard: boolean;
}) => {
  const { t } = useTranslation('diner');
  const connection = useConnection();
  const { choice, offer, contact } = order;
  const unserved = unservedAt(priced, choice.madeFor);
  const canSend = canBeOrdered(priced) && !contact.canOnlyCall && unserved.length === 0;
  const submitButton = useRef<HTMLButtonElement>(null);
  const area = useFocusKept(canSend);
  const { removeNamed, takeOut, acceptChanges } = cartCorrections({ cart, priced, menus, rates }, forget);
  const { openLine, sheet, choose, isTold } = useChoiceAgain(cart, priced, rates, { failure, forget });
  /** Where the next press places the order: the choice itself places none. */
  const handleChosen = (): void => {
    focusNext(submitButton.current);
    forget();
  };
  return (
    <>
      <div className={styles.submit} ref={area} tabIndex={-1}>
        {connection === 'up' || failure?.kind === 'not_sent' ? null : (
          <Notice tone="attention">{t(`cart.${connection}`)}</Notice>
        )}
        <CallNotice call={contact.call} takesLater={offer.slots.length > 0} />
        <OrderProblem
          key={failures}
          businessId={cart.businessId}
          failure={toldFailure(failure, isGone)}
          isBusy={isBusy}
          order={order}
          onRemove={removeNamed}
          choose={choose}
          onChosen={handleChosen}
        />
        <WhatChanged
          isGone={isGone}
          isTold={isTold}
          cart={cart}
          priced={priced}
          onAccept={acceptChanges}
          onChoose={openLine}
          unserved={unserved}
          madeFor={choice.madeFor}
          onTakeOut={takeOut}
        />
        {canSend ? (
          <SubmitButton
            ref={submitButton}
            form={form}
            priced={priced}
            currency={cart.currency}
            isOnline={isOnline}
            isBusy={isBusy}
            isDisabled={needsCard}
          />
        ) : null}
        <p className={styles.muted}>{t('checkout.safe')}</p>
      </div>
      {sheet}
    </>
  );
};
