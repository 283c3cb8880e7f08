import { useTranslation } from '@tavolina/shared-api/runtime';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useEffect } from 'react';
import { fieldErrorsOf } from '../../lib/form/field-errors.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';

const EMPTY = { current_password: '', code: '' };
/** What a change of the login is proven with. */
type Proof = typeof EMPTY;

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
  const { form, sending, submit, field } = useSentForm(EMPTY, send, {
    isRepeatable: true,
    onSuccess: (answer) => {
      form.reset();
      onDone?.(answer);
    },
    ...(onGoOn && { onGoOn }),
    onError: (failure) => {
      if (hasStatus(failure, 409)) onConflict(failure);
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (document.activeElement === document.body) setFocus(first);
  }, [setFocus, first]);
  const { isPending, error } = sending;
  const isAboutField = fieldErrorsOf(form, error).length > 0;
  return {
    isPending,
    /** What went wrong where no field is to blame. */
    failure: error && !isAboutField ? failureText(error) : undefined,
    submit,
    /** A field that this step asks for; only what is asked for has to be filled in. */
    field: (name: keyof Proof) => field(name, { required: t('field.required') }),
  };
};
