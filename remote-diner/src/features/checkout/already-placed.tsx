import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, Notice, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../lib/cart/cart-state.ts';
import page from '../../lib/page.module.css';
import { trackingPath } from '../../lib/tracking-path.ts';

/** The checkout of a cart whose order was placed: nothing is missing, and nothing is sent twice. */
export const AlreadyPlaced = ({
  order,
  children,
}: {
  order: Pick<PlacedOrder, 'id' | 'email'>;
  /** Where there is a cart still: what can be done with it. */
  children?: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  return (
    <div className={clsx(page.page, page.narrow)}>
      <PageHeader title={t('confirmation.title')} />
      <Notice tone="success" title={t('confirmation.placed', { id: order.id })}>
        {t(children === undefined ? 'checkout.placedBefore' : 'checkout.placedElsewhere')}
      </Notice>
      <ButtonLink variant="action" size="lg" to={trackingPath(order)}>
        {t('confirmation.follow')}
      </ButtonLink>
      {children}
      <ButtonLink variant="quiet" to="/restaurants">
        {t('menu.toRestaurants')}
      </ButtonLink>
    </div>
  );
};
