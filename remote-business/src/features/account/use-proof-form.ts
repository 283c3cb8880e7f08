import { useErrorsInLanguage, useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf, showFieldErrors } from '../../lib/field-errors.ts';
import { hasStatus } from '../../lib/refusal.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnce } from '../../lib/use-once.ts';

/** What a change of the login is proven with. */
export interface Proof {
  current: string;
  code: string;
}

const WIRE_NAMES = { current: 'current_password', code: 'code' };

/**
 * A form that proves with the password, a code, or both who asks; a refusal stands at its field.
 * @param first the field that the keyboard comes to: what opened the form is gone by then, unless it had gone elsewhere
 */
export const useProofForm = <R>(
  first: keyof Proof,
  send: (proof: Proof) => Promise<R>,
  {
    onDone,
    onGoOn,
    onConflict,
  }: {
    /** Told also when the form was given up meanwhile: what was done is done. */
    onDone?: (answer: R) => void;
    /** Told only while the form is there. */
    onGoOn?: (answer: R) => void;
    /** Told when the form is about what is no more: it was changed elsewhere. */
    onConflict: (failure: unknown) => void;
  },
) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const form = useForm<Proof>({ defaultValues: { current: '', code: '' } });
  useErrorsInLanguage(form);
  const { setFocus } = form;
  useEffect(() => {
    if (document.activeElement === document.body) setFocus(first);
  }, [setFocus, first]);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      form.reset();
      onDone?.(answer);
    },
    onError: (failure) => {
      if (hasStatus(failure, 409)) onConflict(failure);
      showFieldErrors(form.setError, failure, WIRE_NAMES);
    },
  });
  const sendOnce = useOnce((proof: Proof) => mutateAsync(proof, onGoOn && { onSuccess: onGoOn }), {
    isRepeatable: true,
  });
  const { errors } = form.formState;
  const required = { required: t('field.required') };
  const isAboutField = fieldErrorsOf(error, WIRE_NAMES).length > 0;
  return {
    isPending,
    /** What went wrong where no field is to blame. */
    failure: error && !isAboutField ? failureText(error) : undefined,
    submit: form.handleSubmit((proof) => sendOnce(proof)),
    /** A field that this step asks for; only what is asked for has to be filled in. */
    field: (name: keyof Proof) => ({ error: errors[name]?.message, ...form.register(name, required) }),
  };
};
