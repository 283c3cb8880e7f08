import { useLocation, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@tavolina/shared-ui';
import type { Cart } from '../../lib/cart/cart.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { menuQuery, ratesQuery } from '../../lib/pricing/menu-query.ts';
import { useTitle } from '../../lib/use-title.ts';
import { CheckoutPage } from './checkout-page.tsx';

const OrderDataMissing = () => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.page}>
      <h1>{t('checkout.title')}</h1>
      <EmptyState
        title={t('checkout.missing')}
        text={t('checkout.missingText')}
        action={<ButtonLink to="/restaurants">{t('menu.toRestaurants')}</ButtonLink>}
      />
    </div>
  );
};

const CheckoutLoader = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('diner');
  const menu = useQuery(menuQuery(cart.menuId));
  const rates = useQuery(ratesQuery);
  if ((menu.error || rates.error) && !(menu.data && rates.data)) {
    const handleRetry = (): void => {
      void menu.refetch();
      void rates.refetch();
    };
    return (
      <div className={page.page}>
        <ErrorState title={t('menu.failed')} text={t('safe')} onRetry={handleRetry} />
      </div>
    );
  }
  if (!menu.data || !rates.data) {
    return (
      <div className={page.page} aria-busy="true">
        <Skeleton height="640px" radius="16px" />
      </div>
    );
  }
  return <CheckoutPage menu={menu.data} cart={cart} rates={rates.data} />;
};

/** The checkout of the cart the diner came from, or of the one touched last. */
export const CheckoutScreen = () => {
  const { t } = useTranslation('diner');
  useTitle(t('checkout.title'));
  const { state } = useLocation() as { state: { businessId?: string } | null };
  const cart = useCarts(({ carts, lastBusinessId }) => carts[state?.businessId ?? lastBusinessId ?? '']);
  if (!cart || cart.lines.length === 0) return <OrderDataMissing />;
  return <CheckoutLoader cart={cart} />;
};
