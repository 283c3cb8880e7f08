import { ApiError } from '@tavolina/shared-api/client';
import { useParams, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { orderQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { OrderPage } from './order-page.tsx';

/** One order: what, for whom, where it stands, and its next step. */
export const OrderScreen = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { orderId = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));

  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={page.form}>
        <PageTitle title={t('order.notFound')} />
        <PageHeader title={t('order.notFound')} />
        <EmptyState
          title={t('order.notFoundText')}
          action={<ButtonLink to={PATHS.orders}>{t('order.toOrders')}</ButtonLink>}
        />
      </div>
    );
  }
  if (order) return <OrderPage key={order.id} order={order} />;
  return (
    <div className={page.form} aria-busy={error === null}>
      <PageTitle title={orderId} />
      <h1 className={page.hidden}>{orderId}</h1>
      {error ? (
        <ErrorState title={t('order.failed')} text={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton height="70px" width="320px" radius="10px" />
          <Skeleton height="560px" radius="16px" />
        </>
      )}
    </div>
  );
};
