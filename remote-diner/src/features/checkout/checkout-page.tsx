import {
  type ContentLanguage,
  DEFAULT_PAYMENT_METHOD,
  type ExchangeRates,
  isPaidOnline,
  type PaymentConfig,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type CardParts, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { saveMethod, useCarts } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { canBeOrdered, schedulesIn } from '../../lib/pricing/cart-problems.ts';
import type { LiveMenus } from '../../lib/pricing/line-now.ts';
import { priceCart } from '../../lib/pricing/price-cart.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderWithoutNumber } from './later-parts.ts';
import { cardOffer, methodFor } from './payment-choice.ts';
import { PaymentFields } from './payment-fields.tsx';
import { placeInMenus } from './place-in-menus.ts';
import { stripePayment } from './stripe-payment.ts';
import { SubmitArea } from './submit-area.tsx';
import { useLostCart } from './use-lost-cart.ts';
import { useOrderWay } from './use-order-way.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { WayFields } from './way-fields.tsx';

const FORM = 'checkout-form';

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
  const { t } = useTranslation('diner');
  const chosen = useCarts(({ methods }) => methods[cart.businessId]) ?? DEFAULT_PAYMENT_METHOD;
  const priced = priceCart(cart, menus, rates.rates);
  const place = placeInMenus(menus);
  const order = useOrderWay(cart.businessId, place, schedulesIn(priced));
  const [card, setCard] = useState<CardParts>();
  const placing = usePlaceOrder(cart, priced, order.choice, readIn, place.slug);
  const { submit, again, isBusy, isNumberless, failure } = placing;
  const offer = cardOffer(payment.data, payment.error, priced.euroTotal);
  const method = methodFor(chosen, offer);
  const isOnline = isPaidOnline(method);
  useLostCart(cart, order.contact.isLost && canBeOrdered(priced));
  if (isNumberless)
    return <OrderWithoutNumber isBusy={isBusy} failure={failure} onAgain={() => void again()} />;

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
            way={order.choice.way}
            offer={offer}
            euroTotal={priced.euroTotal}
            method={method}
            onMethod={(next) => saveMethod(cart.businessId, next)}
            config={payment.data}
            onCard={setCard}
          />
        }
        onSubmit={(draft) => void submit(draft, method, card && stripePayment(card))}
      />
      <SubmitArea
        form={FORM}
        cart={cart}
        menus={menus}
        priced={priced}
        rates={rates.rates}
        isGone={place.isGone}
        order={order}
        placing={placing}
        isOnline={isOnline}
        needsCard={isOnline && !card}
      />
    </div>
  );
};
