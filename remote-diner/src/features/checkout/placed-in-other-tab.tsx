import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { endAttempt, finishOrder } from '../../lib/cart/cart-store.ts';
import type { RecentOrder } from '../../lib/cart/recent-orders-store.ts';
import { AlreadyPlaced } from './already-placed.tsx';

/** A cart that another tab has ordered since: it is ordered again only by somebody who says so (product.md §64). */
export const PlacedInOtherTab = ({ order, businessId }: { order: RecentOrder; businessId: string }) => {
  const { t } = useTranslation('diner');
  const { id, email } = order;
  return (
    <AlreadyPlaced order={order}>
      <Button size="lg" onClick={() => finishOrder(businessId, { id, email, method: null })}>
        {t('checkout.emptyCart')}
      </Button>
      <Button variant="quiet" onClick={() => endAttempt(businessId)}>
        {t('checkout.orderOnceMore')}
      </Button>
    </AlreadyPlaced>
  );
};
