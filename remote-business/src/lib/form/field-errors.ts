import { ApiError } from '@tavolina/shared-api/client';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** Failures that are about one field although the server names none. */
const FIELDS_OF: Record<string, readonly string[]> = {
  email_taken: ['email'],
  common_password: ['password', 'new_password'],
  wrong_password: ['current_password'],
  wrong_code: ['code'],
  current_password_needed: ['current_password'],
};

/**
 * The fields of a form that the server's refusal is about, with its sentences.
 * @param nameOf the name in the form of a field of the API; absent where they are the same
 */
export const fieldErrorsOf = <V extends FieldValues>(
  { getValues }: Pick<UseFormReturn<V>, 'getValues'>,
  error: unknown,
  nameOf: (field: string) => string = (field) => field,
): { field: FieldPath<V>; message: string }[] => {
  if (!(error instanceof ApiError)) return [];
  const named = FIELDS_OF[error.code];
  const errors = named?.map((field) => ({ field, message: error.detail })) ?? error.errors;
  const values = getValues();
  return errors
    .map(({ field, message }) => ({ field: nameOf(field) as FieldPath<V>, message }))
    .filter(({ field }) => field in values || get(values, field) !== undefined);
};

/** Says the server's refusal at the fields it is about, and leads the keyboard to the first of them. */
export const showFieldErrors = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  error: unknown,
  nameOf?: (field: string) => string,
): void =>
  fieldErrorsOf(form, error, nameOf).forEach(({ field, message }, index) => {
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
