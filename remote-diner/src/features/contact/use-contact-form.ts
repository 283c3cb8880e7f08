import { ApiError, sendContactMessage } from '@tavolina/shared-api/client';
import { type ContactMessage, EMAIL_PATTERN, LIMITS } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const EMPTY: ContactMessage = { full_name: '', email: '', subject: '', message: '' };
const NAMES = Object.keys(EMPTY) as (keyof ContactMessage)[];

/** How the last sending ended; `detail` is the server's sentence, or empty. */
type Result = { kind: 'sent' } | { kind: 'failed'; detail: string };

/** The contact form's fields, their rules, and sending them. */
export const useContactForm = () => {
  const { t } = useTranslation('diner');
  const form = useForm<ContactMessage>({
    defaultValues: EMPTY,
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setError, reset } = form;
  const [result, setResult] = useState<Result>();

  const send = async (message: ContactMessage): Promise<void> => {
    setResult(undefined);
    try {
      await sendContactMessage(message);
      reset();
      setResult({ kind: 'sent' });
    } catch (error) {
      const { errors, detail } = error instanceof ApiError ? error : { errors: [], detail: '' };
      const wrong = errors.filter(({ field }) => NAMES.some((name) => name === field));
      for (const [index, { field, message: text }] of wrong.entries())
        setError(field as keyof ContactMessage, { message: text }, { shouldFocus: index === 0 });
      setResult({ kind: 'failed', detail });
    }
  };

  const field = (name: keyof ContactMessage, max: number, pattern?: { value: RegExp; message: string }) => ({
    ...register(name, {
      validate: (value: string) => value.trim() !== '' || t('field.required'),
      maxLength: { value: max, message: t('field.tooLong', { max }) },
      ...(pattern ? { pattern } : {}),
    } as object),
    error: formState.errors[name]?.message,
  });

  return {
    handleSubmit: handleSubmit((message) => (formState.isSubmitting ? undefined : send(message))),
    isSending: formState.isSubmitting,
    result,
    name: field('full_name', LIMITS.name),
    email: field('email', LIMITS.email, { value: EMAIL_PATTERN, message: t('field.email') }),
    subject: field('subject', LIMITS.address),
    message: field('message', LIMITS.message),
  };
};
