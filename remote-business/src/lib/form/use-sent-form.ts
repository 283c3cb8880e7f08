import { useErrorsInLanguage, useMutation } from '@tavolina/shared-api/runtime';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { showFieldErrors } from './field-errors.ts';
import { useOnce } from './use-once.ts';

/**
 * A form that is sent, never twice at a time. What the server refuses stands at its field.
 * @param values what it starts with, by the names that the API has for its fields unless `nameOf` says others
 */
export const useSentForm = <V extends FieldValues, R>(
  values: V,
  send: (values: V) => Promise<R>,
  {
    isRepeatable = false,
    onSuccess,
    onGoOn,
    onError,
    nameOf,
  }: {
    /** It can be sent again after it succeeded. */
    isRepeatable?: boolean;
    /** Told also when the form is gone by then: what was done is done. */
    onSuccess?: (answer: R, sent: V) => void;
    /** Told only while the form is there. */
    onGoOn?: (answer: R) => void;
    onError?: (failure: unknown, sent: V) => void;
    /** The name in the form of a field of the API, of what was sent. */
    nameOf?: (field: string, sent: V) => string;
  } = {},
) => {
  const form = useForm<V>({ defaultValues: values as DefaultValues<V> });
  useErrorsInLanguage(form);
  const sending = useMutation({
    mutationFn: send,
    ...(onSuccess && { onSuccess: (answer: R, sent: V) => onSuccess(answer, sent) }),
    onError: (failure: unknown, sent: V) => {
      showFieldErrors(form, failure, nameOf && ((field) => nameOf(field, sent)));
      onError?.(failure, sent);
    },
  });
  const sendOnce = useOnce(
    (typed: V) => (onGoOn ? sending.mutateAsync(typed, { onSuccess: onGoOn }) : sending.mutateAsync(typed)),
    { isRepeatable },
  );
  const { errors } = form.formState;
  return {
    form,
    sending,
    submit: form.handleSubmit((typed) => sendOnce(typed as V)),
    /** A field of the form with its rules and its error. */
    field: <N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) => ({
      error: (get(errors, name) as FieldError | undefined)?.message,
      ...form.register(name, rules),
    }),
  };
};
