import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, PageHeader } from '@tavolina/shared-ui';
import type { PlacedOrder } from '../../lib/cart/cart-state.ts';
import type { RecentOrder } from '../../lib/cart/recent-orders-store.ts';
import page from '../../lib/page.module.css';
import { AlreadyPlaced } from './already-placed.tsx';
import { PlacedInOtherTab } from './placed-in-other-tab.tsx';

const OrderDataMissing = () => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.page}>
      <PageHeader title={t('checkout.title')} />
      <EmptyState
        title={t('checkout.missing')}
        text={t('checkout.missingText')}
        action={<ButtonLink to="/restaurants">{t('menu.toRestaurants')}</ButtonLink>}
      />
    </div>
  );
};

/** A checkout in which nothing is ordered: the cart was ordered elsewhere or before, or there is none. */
export const WithoutForm = ({
  elsewhere,
  placed,
}: {
  /** The order that another tab made of the cart, and the cart's place. */
  elsewhere: { order: RecentOrder; businessId: string } | undefined;
  placed: PlacedOrder | null;
}) => {
  if (elsewhere) return <PlacedInOtherTab {...elsewhere} />;
  return placed ? <AlreadyPlaced order={placed} /> : <OrderDataMissing />;
};
