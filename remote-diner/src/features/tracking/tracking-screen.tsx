import { ApiError } from '@tavolina/shared-api/client';
import { useConnection, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import { useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import { useReconnection } from '../../lib/use-reconnection.ts';
import { RecentOrders } from './recent-orders.tsx';
import { TrackedOrder } from './tracked-order.tsx';
import styles from './tracking.module.css';
import { TrackingForm } from './tracking-form.tsx';
import { useLiveOrder } from './use-live-order.ts';

const Found = ({
  id,
  email,
  onSearch,
  onSearchAnother,
}: {
  id: string;
  email: string;
  onSearch: (id: string, email: string) => void;
  onSearchAnother: () => void;
}) => {
  const { t } = useTranslation('diner');
  const { data, error, isFetching, refetch, change } = useLiveOrder(id, email);
  const isAway = useConnection() !== 'up';
  useReconnection(change);
  if (data)
    return <TrackedOrder order={data} email={email} onChange={change} onSearchAnother={onSearchAnother} />;
  const emailError =
    error instanceof ApiError ? error.errors.find(({ field }) => field === 'email')?.message : undefined;
  const sentence = (failure: Error): string => {
    if (failure instanceof ApiError && failure.status === 404) return t('tracking.notFound');
    return (failure instanceof ApiError && failure.detail) || t('tracking.failed');
  };
  return (
    <>
      <TrackingForm
        id={id}
        email={email}
        isBusy={isFetching}
        notice={error && !emailError && !isAway ? sentence(error) : undefined}
        emailError={emailError}
        onSearch={(nextId, nextEmail) =>
          nextId === id && nextEmail === email ? void refetch() : onSearch(nextId, nextEmail)
        }
      />
      {isAway ? <RecentOrders /> : null}
    </>
  );
};

/** Finds an order by its number and e-mail, which may come in the link, and follows it. */
export const TrackingScreen = () => {
  const { t } = useTranslation('diner');
  const [params, setParams] = useSearchParams();
  const id = params.get('order_id') ?? '';
  // A push names the order alone (product.md §317).
  const placedHere = useRecentOrders(({ orders }) => orders.find((order) => order.id === id)?.email);
  const email = params.get('email') ?? placedHere ?? '';
  const search = (nextId: string, nextEmail: string): void =>
    setParams({ order_id: nextId, email: nextEmail });
  const isAsked = params.has('order_id') || params.has('email');
  return (
    <div className={clsx(page.page, page.narrow, styles.page)}>
      <PageName page="orders" />
      {id && email ? (
        <Found
          key={`${id}|${email}`}
          id={id}
          email={email}
          onSearch={search}
          onSearchAnother={() => setParams({})}
        />
      ) : (
        <TrackingForm
          id={id}
          email={email}
          isBusy={false}
          notice={isAsked ? t('tracking.fillBoth') : undefined}
          isIncomplete={isAsked}
          onSearch={search}
        />
      )}
      {id && email ? null : <RecentOrders />}
    </div>
  );
};
