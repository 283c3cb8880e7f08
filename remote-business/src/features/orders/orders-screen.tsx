import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { PageHeader } from '@tavolina/shared-ui';
import { ordersQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { OrdersPanel } from './orders-panel.tsx';

/** The business's orders on a page of their own. */
export const OrdersScreen = () => {
  const { t } = useTranslation('business');
  const { data } = useQuery(ordersQuery);
  return (
    <div className={page.page}>
      <PageTitle title={t('orders.title')} />
      <PageHeader
        back={{ to: PATHS.dashboard(), label: t('frame.dashboard') }}
        title={t('orders.title')}
        context={data ? t('orders.count', { count: data.length }) : '\u00a0'}
      />
      <OrdersPanel />
    </div>
  );
};
