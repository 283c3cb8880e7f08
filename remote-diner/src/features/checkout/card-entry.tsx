import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, Skeleton } from '@tavolina/shared-ui';
import type { CardPayment } from './card-payment.ts';
import styles from './checkout.module.css';

// As a query, so that code which does not come can be asked for again without losing the page.
const fieldsQuery = queryOptions({
  queryKey: ['card-fields'],
  queryFn: async () => (await import('./card-fields.tsx')).CardFields,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Where a card is typed; the code for it and the provider's come only now. */
export const CardEntry = ({
  config,
  onCard,
}: {
  config: PaymentConfig;
  onCard: (card: CardPayment | undefined) => void;
}) => {
  const { t } = useTranslation('diner');
  const { data: CardFields, error, refetch } = useQuery(fieldsQuery);
  if (error) {
    return (
      <ErrorState
        title={t('checkout.cardFailed')}
        text={t('checkout.cardFailedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.card}>
      {CardFields ? <CardFields config={config} onCard={onCard} /> : <Skeleton height="176px" />}
    </div>
  );
};
