import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState } from '@tavolina/shared-ui';
import { LookUpForm } from '../look-up-form.tsx';
import { loadOrder } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import { OrderHistory } from './order-history.tsx';

/** An order by its number, with all that happened with it (product.md §553). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const id = params.get('order')?.trim() ?? '';
  return (
    <PlatformFrame
      title={t('platform.orders.title')}
      failed={t('platform.orders.failed')}
      about={['order', id]}
      load={(token) => loadOrder(token, id)}
      // Each look is recorded, so that only a person looks again.
      refreshMs={false}
      isOperator={() => true}
      above={
        <LookUpForm
          key={id}
          label={t('platform.orders.number')}
          hint={t('platform.orders.hint')}
          value={id}
          onLookUp={(order) => order !== '' && setParams({ order })}
        />
      }
    >
      {({ data: { order } }) => {
        if (order) return <OrderHistory order={order} />;
        return id === '' ? null : <EmptyState title={t('platform.orders.unknown', { id })} />;
      }}
    </PlatformFrame>
  );
};
