import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, CardFields, type CardParts, TextField } from '@tavolina/shared-ui';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { type Card, cardOf } from './card.ts';
import styles from './subscription.module.css';

/** Who holds the card, and the card. */
export const CardForm = ({
  config,
  isBusy,
  isUrgent = true,
  submitLabel,
  news,
  onBegin,
  onSubmit,
}: {
  config: PaymentConfig;
  isBusy: boolean;
  /** Its button is the page's one red one. */
  isUrgent?: boolean;
  submitLabel: string;
  /** The result of sending, shown beside the button. */
  news?: ReactNode;
  /** Somebody has come to a field of it. */
  onBegin?: (() => void) | undefined;
  onSubmit: (card: Card, holder: string) => void;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const [card, setCard] = useState<CardParts>();
  const form = useForm({ defaultValues: { holder: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState } = form;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(({ holder }) => {
        if (card) onSubmit(cardOf(card), holder.trim());
      })}
    >
      <TextField
        label={t('subscription.holder')}
        autoComplete="cc-name"
        onFocus={onBegin}
        error={formState.errors.holder?.message}
        {...register('holder', rules.required)}
      />
      <fieldset className={styles.card}>
        <legend>{t('subscription.cardDetails')}</legend>
        <CardFields
          config={config}
          failedText={t('subscription.cardFailedText')}
          onCard={setCard}
          onFocus={onBegin}
        />
      </fieldset>
      {news}
      <Button
        type="submit"
        full
        size="lg"
        variant={isUrgent ? 'action' : 'secondary'}
        busy={isBusy}
        disabled={card === undefined}
        icon={<Lock {...MEDIUM_ICON} />}
      >
        {submitLabel}
      </Button>
    </form>
  );
};
