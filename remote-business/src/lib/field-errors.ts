import { ApiError } from '@tavolina/shared-api/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Failures that are about one field although the server names none. */
const FIELDS_OF: Record<string, readonly string[]> = {
  email_taken: ['email'],
  common_password: ['password', 'new_password'],
  wrong_password: ['current_password'],
  wrong_code: ['code'],
  current_password_needed: ['current_password'],
};

/** The fields of a form that the server's refusal is about, with its sentences. Its fields have the names of the API. */
export const fieldErrorsOf = <V extends FieldValues>(
  { getValues }: Pick<UseFormReturn<V>, 'getValues'>,
  error: unknown,
): { field: FieldPath<V>; message: string }[] => {
  if (!(error instanceof ApiError)) return [];
  const named = FIELDS_OF[error.code];
  const errors = named?.map((field) => ({ field, message: error.detail })) ?? error.errors;
  return errors
    .filter(({ field }) => field in getValues())
    .map(({ field, message }) => ({ field: field as FieldPath<V>, message }));
};

/** Says the server's refusal at the fields it is about, and leads the keyboard to the first of them. */
export const showFieldErrors = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  error: unknown,
): void =>
  fieldErrorsOf(form, error).forEach(({ field, message }, index) => {
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
