import {
  type CustomerOrder,
  isPaidOnline,
  ORDER_ID_PATTERN,
  orderTotals,
} from '@tavolina/shared-api/contract';
import { useQuery, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  formatMoney,
  LoadState,
  PageHeader,
  Receipt,
  Skeleton,
} from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Rule } from '../../lib/bill.tsx';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import { customerOrderQuery } from '../../lib/customer-order-query.ts';
import { SMALL_ICON } from '../../lib/icon.ts';
import { Loading } from '../../lib/loading.tsx';
import { OrderLines } from '../../lib/order-lines.tsx';
import page from '../../lib/page.module.css';
import { PageName, PageTitle } from '../../lib/page-title.tsx';
import { trackingPath } from '../../lib/tracking-path.ts';
import styles from './confirmation.module.css';
import { PlaceOfOrder } from './place-of-order.tsx';
import { WhatNext } from './what-next.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

const Ordered = ({
  query: { data, error, refetch },
}: {
  query: ReturnType<typeof useQuery<CustomerOrder>>;
}) => {
  const { t, i18n } = useTranslation('diner');
  const totalOf = (order: CustomerOrder): string => {
    const { amount, currency } = orderTotals(order).lead;
    return formatMoney(amount, currency, i18n.language);
  };
  return (
    <section aria-label={t('tracking.yourOrder')}>
      <Rule />
      <LoadState
        isToldElsewhere
        data={data}
        error={error}
        failed={
          <ErrorState
            title={t('confirmation.linesFailed')}
            text={t('confirmation.isSafe')}
            onRetry={() => void refetch()}
          />
        }
        loading={
          <Loading>
            <Skeleton height="44px" />
          </Loading>
        }
      >
        {(order) => (
          <details className={styles.fold}>
            <summary>
              <span>{t('checkout.showLines')}</span>
              <strong>{totalOf(order)}</strong>
              <ChevronDown {...SMALL_ICON} />
            </summary>
            <OrderLines order={order} />
            {order.allergy ? (
              <p>
                {t('tracking.fact.allergy')}: <strong>{order.allergy}</strong>
              </p>
            ) : null}
            {order.notes ? (
              <p className={styles.label}>
                {t('tracking.fact.notes')}: {order.notes}
              </p>
            ) : null}
          </details>
        )}
      </LoadState>
    </section>
  );
};

/** Says that an order was placed: when and where it is had, what happens next, its number and what was ordered (product.md §547). */
export const ConfirmationScreen = () => {
  const { t } = useTranslation('diner');
  const [params] = useSearchParams();
  const id = params.get('order_id') ?? '';
  const placed = useCarts((state) => (state.placed?.id === id ? state.placed : undefined));
  const recent = useRecentOrders(({ orders }) => orders.find((order) => order.id === id));
  const email = placed?.email ?? recent?.email;

  const query = useQuery({ ...customerOrderQuery(id, email ?? ''), enabled: email !== undefined });

  // The page names nothing else as an order's number.
  if (!ORDER_ID_PATTERN.test(id)) {
    return (
      <div className={page.page}>
        <PageTitle title={t('confirmation.missing')} />
        <PageHeader title={t('confirmation.missing')} />
        <EmptyState
          title={t('confirmation.missingText')}
          action={<ButtonLink to="/restaurants">{t('confirmation.back')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={clsx(page.page, page.narrow)}>
      <PageName page="order-confirmation" />
      <PageHeader title={t('confirmation.title')} context={t('confirmation.thanks')} />
      {query.data ? (
        <>
          <WhenAndWhere order={query.data} />
          <WhatNext order={query.data} />
        </>
      ) : null}
      {email ? null : <PlaceOfOrder />}
      {query.isLoading ? (
        <>
          <Skeleton height="124px" radius="16px" />
          <Skeleton height="292px" radius="16px" />
        </>
      ) : null}
      <Receipt aria-label={t('confirmation.number')}>
        <p className={styles.label}>{t('confirmation.number')}</p>
        <p className={styles.number}>{id}</p>
        <Rule />
        <output>
          {t('confirmation.placed', { id })}{' '}
          {placed?.method && isPaidOnline(placed.method) ? t(`confirmation.${placed.method}`) : null}
        </output>
        <p className={styles.label}>
          {email ? t('confirmation.mailTo', { email }) : t('confirmation.mail')} {t('confirmation.keep')}
        </p>
        {email ? <Ordered query={query} /> : null}
      </Receipt>
      <ButtonLink variant="action" size="lg" to={trackingPath({ id, email })}>
        {t('confirmation.follow')}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/">
        {t('confirmation.home')}
      </ButtonLink>
    </div>
  );
};
