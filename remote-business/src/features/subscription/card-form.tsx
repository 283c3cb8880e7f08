import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ErrorState, Skeleton, TextField } from '@tavolina/shared-ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldRules } from '../../lib/field-rules.ts';
import type { Card } from './card.ts';
import styles from './subscription.module.css';

// As a query, so that code which does not come can be asked for again without losing the page.
const fieldsQuery = queryOptions({
  queryKey: ['card-fields'],
  queryFn: async () => (await import(/* webpackChunkName: 'card-fields' */ './card-fields.tsx')).CardFields,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Who holds the card, and the card. */
export const CardForm = ({
  config,
  isBusy,
  submitLabel,
  onSubmit,
}: {
  config: PaymentConfig;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (card: Card, holder: string) => void;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const { data: CardFields, error, refetch } = useQuery(fieldsQuery);
  const [card, setCard] = useState<Card>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { holder: '' } });
  if (error) {
    return (
      <ErrorState
        title={t('subscription.cardFailed')}
        text={t('subscription.cardFailedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(({ holder }) => {
        if (card && !isBusy) onSubmit(card, holder.trim());
      })}
    >
      <TextField
        label={t('subscription.holder')}
        autoComplete="cc-name"
        error={formState.errors.holder?.message}
        {...register('holder', rules.required)}
      />
      <fieldset className={styles.card}>
        <legend>{t('subscription.cardDetails')}</legend>
        {CardFields ? <CardFields config={config} onCard={setCard} /> : <Skeleton height="176px" />}
      </fieldset>
      <Button
        type="submit"
        full
        size="lg"
        variant="action"
        busy={isBusy}
        disabled={card === undefined}
        icon={<Lock size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {submitLabel}
      </Button>
    </form>
  );
};
