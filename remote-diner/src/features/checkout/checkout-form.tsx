import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, RadioCard, TextArea, TextField } from '@tavolina/shared-ui';
import { CreditCard, Wallet } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CheckoutDraft, saveDraft, useCarts } from '../../lib/cart/cart-store.ts';
import styles from './checkout.module.css';
import type { OrderFailure } from './order-failure.ts';

const EMPTY: CheckoutDraft = { customer_name: '', customer_email: '', customer_phone: '', notes: '' };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const SIX_DIGITS = /(?:\D*\d){6}/;

/** Who orders and how it is paid. What is typed stays through refresh, back and failure. */
export const CheckoutForm = ({
  businessId,
  submitLabel,
  isBusy,
  failure,
  notice,
  onSubmit,
}: {
  businessId: string;
  submitLabel: string;
  isBusy: boolean;
  failure: OrderFailure | undefined;
  notice: ReactNode;
  onSubmit: (draft: CheckoutDraft) => void;
}) => {
  const { t } = useTranslation('diner');
  const { register, handleSubmit, formState, watch, setError } = useForm<CheckoutDraft>({
    defaultValues: { ...EMPTY, ...useCarts.getState().drafts[businessId] },
  });

  useEffect(() => {
    const { unsubscribe } = watch((values) => saveDraft(businessId, { ...EMPTY, ...values }));
    return unsubscribe;
  }, [watch, businessId]);

  useEffect(() => {
    if (failure?.kind !== 'fields') return;
    for (const { field, message } of failure.errors) {
      if (field in EMPTY) setError(field as keyof CheckoutDraft, { message }, { shouldFocus: true });
    }
  }, [failure, setError]);

  const rules = (max: number, more: object = {}) => ({
    validate: (value: string) => value.trim() !== '' || t('field.required'),
    maxLength: { value: max, message: t('field.tooLong', { max }) },
    ...more,
  });
  const error = (name: keyof CheckoutDraft) => formState.errors[name]?.message;

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(onSubmit)}>
      <h2>{t('checkout.you')}</h2>
      <TextField
        label={t('checkout.name')}
        autoComplete="name"
        error={error('customer_name')}
        {...register('customer_name', rules(LIMITS.name))}
      />
      <div className={styles.pair}>
        <TextField
          label={t('checkout.email')}
          type="email"
          autoComplete="email"
          error={error('customer_email')}
          {...register(
            'customer_email',
            rules(LIMITS.email, { pattern: { value: EMAIL, message: t('field.email') } }),
          )}
        />
        <TextField
          label={t('checkout.phone')}
          type="tel"
          autoComplete="tel"
          error={error('customer_phone')}
          {...register(
            'customer_phone',
            rules(LIMITS.phone, { pattern: { value: SIX_DIGITS, message: t('field.phone') } }),
          )}
        />
      </div>
      <TextArea
        label={t('checkout.notes')}
        optional
        placeholder={t('checkout.notesExample')}
        error={error('notes')}
        {...register('notes', {
          maxLength: { value: LIMITS.note, message: t('field.tooLong', { max: LIMITS.note }) },
        })}
      />
      <h2 id="payment">{t('checkout.howToPay')}</h2>
      <fieldset className={styles.form} aria-labelledby="payment">
        <RadioCard
          name="payment"
          disabled
          label={t('checkout.card')}
          description={t('checkout.cardUnavailable')}
          icon={<CreditCard size={22} strokeWidth={1.75} aria-hidden="true" />}
        />
        <RadioCard
          name="payment"
          defaultChecked
          label={t('checkout.payLater')}
          description={t('checkout.payLaterText')}
          icon={<Wallet size={22} strokeWidth={1.75} aria-hidden="true" />}
        />
      </fieldset>
      {notice}
      <Button type="submit" full variant="action" size="lg" busy={isBusy}>
        {isBusy ? t('checkout.sending') : submitLabel}
      </Button>
      <p className={styles.muted}>{t('checkout.safe')}</p>
    </form>
  );
};
