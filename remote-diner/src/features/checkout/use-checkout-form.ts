import { LIMITS } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CheckoutDraft, DRAFT_FIELDS, EMPTY_DRAFT } from '../../lib/cart/cart-state.ts';
import { saveDraft, useCarts } from '../../lib/cart/cart-store.ts';
import { useOtherTabs } from '../../lib/cart/other-tabs.ts';
import { contactOf, keepContact, useContact } from '../../lib/contact-store.ts';
import { showServerErrors, useFieldRules } from '../../lib/field-rules.ts';
import type { OrderFailure } from './order-failure.ts';

/**
 * The fields of a checkout and their rules. What is typed stays through refresh, back and failure (product.md §21);
 * what the server finds wrong stands at its field, with the focus on the first.
 */
export const useCheckoutForm = (businessId: string, failure: OrderFailure | undefined) => {
  const { required, atMost, email, phone } = useFieldRules();
  const form = useForm<CheckoutDraft>({
    defaultValues: {
      ...EMPTY_DRAFT,
      ...useContact.getState().contact,
      ...useCarts.getState().drafts[businessId],
    },
  });
  useErrorsInLanguage(form);
  // What another tab was told to forget is not kept again from here.
  useOtherTabs(useContact);
  const { register, handleSubmit, formState, watch, setError, getValues } = form;

  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const draft = { ...EMPTY_DRAFT, ...values };
      saveDraft(businessId, draft);
      if (useContact.getState().contact) keepContact(contactOf(draft));
    });
    return unsubscribe;
  }, [watch, businessId]);

  useEffect(() => {
    if (failure?.kind === 'fields') showServerErrors({ setError }, DRAFT_FIELDS, failure.errors);
  }, [failure, setError]);

  const field = (name: keyof CheckoutDraft, rules: Parameters<typeof register>[1]) => ({
    ...register(name, rules as object),
    error: formState.errors[name]?.message,
  });

  return {
    handleSubmit,
    /** Whether this device keeps who orders (product.md §457). */
    isKept: useContact(({ contact }) => contact !== null),
    keep: (isKept: boolean): void => keepContact(isKept ? contactOf(getValues()) : null),
    name: field('customer_name', required(LIMITS.name)),
    email: field('customer_email', email),
    phone: field('customer_phone', phone),
    allergy: field('allergy', atMost(LIMITS.note)),
    notes: field('notes', atMost(LIMITS.note)),
  };
};
