import { ApiError, sendContactMessage } from '@tavolina/shared-api/client';
import { type ContactMessage, LIMITS } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors, useFieldRules } from '../../lib/field-rules.ts';

const EMPTY: ContactMessage = { full_name: '', email: '', subject: '', message: '' };
const NAMES = Object.keys(EMPTY) as (keyof ContactMessage)[];

/** How the last sending ended; `detail` is the server's sentence, or empty. */
type Result = { kind: 'sent' } | { kind: 'failed'; detail: string };

/** The contact form's fields, their rules, and sending them. */
export const useContactForm = () => {
  const { required, email } = useFieldRules();
  const form = useForm<ContactMessage>({
    defaultValues: EMPTY,
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, reset } = form;
  const [result, setResult] = useState<Result>();

  const send = async (message: ContactMessage): Promise<void> => {
    setResult(undefined);
    try {
      await sendContactMessage(message);
      reset();
      setResult({ kind: 'sent' });
    } catch (error) {
      const { errors, detail } = error instanceof ApiError ? error : { errors: [], detail: '' };
      showServerErrors(form, NAMES, errors);
      setResult({ kind: 'failed', detail });
    }
  };

  const field = (name: keyof ContactMessage, rules: Parameters<typeof register>[1]) => ({
    ...register(name, rules as object),
    error: formState.errors[name]?.message,
  });

  return {
    handleSubmit: handleSubmit((message) => (formState.isSubmitting ? undefined : send(message))),
    isSending: formState.isSubmitting,
    result,
    name: field('full_name', required(LIMITS.name)),
    email: field('email', email),
    subject: field('subject', required(LIMITS.subject)),
    message: field('message', required(LIMITS.message)),
  };
};
