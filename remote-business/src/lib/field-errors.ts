import { ApiError } from '@tavolina/shared-api/client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Failures that are about one field although the server names none. */
const FIELDS_OF: Record<string, readonly string[]> = {
  email_taken: ['email'],
  common_password: ['password', 'new_password'],
  wrong_password: ['current_password'],
  wrong_code: ['code'],
  current_password_needed: ['current_password'],
};

/**
 * Finds the fields that the server's refusal is about, with its sentences.
 * @param names wire name of each field of the form, by the form's own name
 */
export const fieldErrorsOf = <F extends string>(
  error: unknown,
  names: Record<F, string>,
): { field: F; message: string }[] => {
  if (!(error instanceof ApiError)) return [];
  const named = FIELDS_OF[error.code];
  const errors = named?.map((field) => ({ field, message: error.detail })) ?? error.errors;
  return errors.flatMap(({ field, message }) => {
    const own = (Object.keys(names) as F[]).find((name) => names[name] === field);
    return own === undefined ? [] : [{ field: own, message }];
  });
};

/**
 * Says the server's refusal at the fields it is about, and leads the keyboard to the first of them.
 * @param names wire name of each field of the form, by the form's own name
 */
export const showFieldErrors = <V extends FieldValues, F extends FieldPath<V>>(
  setError: UseFormSetError<V>,
  error: unknown,
  names: Record<F, string>,
): void =>
  fieldErrorsOf(error, names).forEach(({ field, message }, index) => {
    setError(field, { message }, { shouldFocus: index === 0 });
  });
