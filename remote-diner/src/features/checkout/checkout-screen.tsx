import { keepPreviousData, useLocation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { keyOf, useCarts } from '../../lib/cart/cart-store.ts';
import { useOtherTabs } from '../../lib/cart/other-tabs.ts';
import { useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import { Loading } from '../../lib/loading.tsx';
import { cartMenusQuery, ratesQuery } from '../../lib/menu-queries.ts';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import { menusOf } from '../../lib/pricing/price-cart.ts';
import { useKeptReading, useWanted } from '../../lib/reading/reading-store.ts';
import { useReadMenus } from '../../lib/reading/use-read-menu.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { loadLaterParts, WithoutForm } from './later-parts.ts';
import { paymentConfigQuery } from './payment-choice.ts';

const CheckoutLoader = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('diner');
  const menus = useQuery({
    ...cartMenusQuery(menusOf(cart), useWanted()),
    placeholderData: keepPreviousData,
  });
  const read = useReadMenus(menus.data);
  useKeptReading();
  const rates = useQuery(ratesQuery);
  const payment = useQuery(paymentConfigQuery);
  useEffect(loadLaterParts, []);
  if ((menus.error || rates.error) && !(menus.data && rates.data)) {
    const handleRetry = (): void => {
      void menus.refetch();
      void rates.refetch();
    };
    return (
      <div className={page.page}>
        <PageHeader title={t('checkout.title')} />
        <ErrorState title={t('menu.failed')} text={t('checkout.safe')} onRetry={handleRetry} />
      </div>
    );
  }
  if (!read.menus || !rates.data) {
    return (
      <div className={page.page}>
        <PageHeader title={t('checkout.title')} />
        <Loading>
          <Skeleton height="640px" radius="16px" />
        </Loading>
      </div>
    );
  }
  return (
    <CheckoutPage
      menus={read.menus}
      readIn={read.language}
      cart={cart}
      rates={rates.data}
      payment={payment}
    />
  );
};

const Checkout = () => {
  const { state } = useLocation() as { state: { businessId?: string } | null };
  const cart = useCarts(({ carts, lastBusinessId }) => carts[state?.businessId ?? lastBusinessId ?? '']);
  const key = useCarts((carts) => cart && keyOf(carts, cart.businessId));
  const placed = useCarts((carts) => carts.placed);
  useOtherTabs(useRecentOrders);
  const elsewhere = useRecentOrders(({ orders }) => orders.find((order) => order.key && order.key === key));
  const [last, setLast] = useState(cart);
  const open = elsewhere ? undefined : cart;
  if (cart && open !== last) setLast(open);

  // Placed just now: the page of the order is about to take this one's place.
  const shown = cart ?? last;
  const ordered = cart && elsewhere && { order: elsewhere, businessId: cart.businessId };
  if (shown && shown.lines.length > 0 && !ordered) return <CheckoutLoader cart={shown} />;
  return <WithoutForm elsewhere={ordered} placed={placed} />;
};

/** The checkout of the cart the diner came from, or of the one touched last. */
export const CheckoutScreen = () => (
  <>
    <PageName page="checkout" />
    <Checkout />
  </>
);
