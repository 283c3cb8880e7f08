import { EMAIL_PATTERN, LIMITS, PHONE_PATTERN } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CheckoutDraft, DRAFT_FIELDS, EMPTY_DRAFT } from '../../lib/cart/cart-state.ts';
import { saveDraft, useCarts } from '../../lib/cart/cart-store.ts';
import type { OrderFailure } from './order-failure.ts';

/**
 * The fields of a checkout and their rules. What is typed stays through refresh, back and failure (product.md §21);
 * what the server finds wrong stands at its field, with the focus on the first.
 */
export const useCheckoutForm = (businessId: string, failure: OrderFailure | undefined) => {
  const { t } = useTranslation('diner');
  const form = useForm<CheckoutDraft>({
    defaultValues: { ...EMPTY_DRAFT, ...useCarts.getState().drafts[businessId] },
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, watch, setError } = form;

  useEffect(() => {
    const { unsubscribe } = watch((values) => saveDraft(businessId, { ...EMPTY_DRAFT, ...values }));
    return unsubscribe;
  }, [watch, businessId]);

  useEffect(() => {
    if (failure?.kind !== 'fields') return;
    const { errors } = failure;
    const wrong = DRAFT_FIELDS.filter((name) => errors.some(({ field }) => field === name));
    for (const [index, name] of wrong.entries()) {
      const message = errors.find(({ field }) => field === name)?.message ?? '';
      setError(name, { message }, { shouldFocus: index === 0 });
    }
  }, [failure, setError]);

  const required = (max: number, pattern?: { value: RegExp; message: string }) => ({
    validate: (value: string) => value.trim() !== '' || t('field.required'),
    maxLength: { value: max, message: t('field.tooLong', { max }) },
    ...(pattern ? { pattern } : {}),
  });
  const field = (name: keyof CheckoutDraft, rules: Parameters<typeof register>[1]) => ({
    ...register(name, rules as object),
    error: formState.errors[name]?.message,
  });

  return {
    handleSubmit,
    name: field('customer_name', required(LIMITS.name)),
    email: field(
      'customer_email',
      required(LIMITS.email, { value: EMAIL_PATTERN, message: t('field.email') }),
    ),
    phone: field(
      'customer_phone',
      required(LIMITS.phone, { value: PHONE_PATTERN, message: t('field.phone') }),
    ),
    notes: field('notes', {
      maxLength: { value: LIMITS.note, message: t('field.tooLong', { max: LIMITS.note }) },
    }),
  };
};
