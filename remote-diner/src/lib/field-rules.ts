import { EMAIL_PATTERN, isTooLong, LIMITS, PHONE_PATTERN } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Rules that several forms have for a field, each with its sentence. */
export const useFieldRules = () => {
  const { t } = useTranslation('diner');
  const fits = (max: number) => (value: string) => !isTooLong(value, max) || t('field.tooLong', { max });
  const atMost = (max: number) => ({ validate: fits(max) });
  const required = (max: number) => ({
    validate: {
      filled: (value: string) => value.trim() !== '' || t('field.required'),
      fits: fits(max),
    },
  });
  // The form is looked at last: of what is far too long, its length is what is wrong.
  const formed = (max: number, pattern: RegExp, message: string) => ({
    validate: { ...required(max).validate, formed: (value: string) => pattern.test(value) || message },
  });
  return {
    atMost,
    required,
    email: formed(LIMITS.email, EMAIL_PATTERN, t('field.email')),
    phone: formed(LIMITS.phone, PHONE_PATTERN, t('field.phone')),
  };
};

/** Shows what the server finds wrong at its fields, with the focus on the first of `names`. */
export const showServerErrors = <Values extends FieldValues>(
  { setError }: { setError: UseFormSetError<Values> },
  names: readonly Path<Values>[],
  errors: readonly { field: string; message: string }[],
): void => {
  const wrong = names.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    return error ? [{ name, message: error.message }] : [];
  });
  for (const [index, { name, message }] of wrong.entries())
    setError(name, { message }, { shouldFocus: index === 0 });
};
