import {
  EMAIL_PATTERN,
  isTooLong,
  LIMITS,
  NIPT_PATTERN,
  PHONE_PATTERN,
  readNipt,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** Rules that several forms have for a field, each with its sentence. */
export const useFieldRules = () => {
  const { t } = useTranslation('business');
  const filled = (value: unknown) => String(value ?? '').trim() !== '' || t('field.required');
  // What is too long is not cut while it is typed: a pasted text would lose its end without a word (product.md §583).
  const atMost = (max: number) => ({
    fits: (value: string) => !isTooLong(value, max) || t('field.atMost', { max }),
  });
  return {
    required: { validate: filled },
    /** Something that has to be there, of so many characters at most. */
    name: (max: number) => ({ validate: { filled, ...atMost(max) } }),
    /** A note, or none. */
    note: (max: number) => ({ validate: atMost(max) }),
    email: {
      validate: { filled, email: (value: string) => EMAIL_PATTERN.test(value.trim()) || t('field.email') },
    },
    phone: {
      validate: { filled, phone: (value: string) => PHONE_PATTERN.test(value) || t('field.phone') },
    },
    /** `stored` is asked for when the form is checked: what is from before this rule holds nothing back (product.md §139). */
    nipt: (stored: () => string) => ({
      validate: (value: string) =>
        ['', stored()].includes(value.trim()) || NIPT_PATTERN.test(readNipt(value)) || t('field.nipt'),
    }),
    newPassword: {
      required: t('field.required'),
      minLength: { value: LIMITS.password.min, message: t('field.tooShort', LIMITS.password) },
      // Not cut while it is typed: what is kept has to be what the owner believes to have typed.
      maxLength: { value: LIMITS.password.max, message: t('field.tooLong', LIMITS.password) },
    },
    /** The same password again; `password` is asked for when the form is checked. */
    repeated: (password: () => string) => ({
      required: t('field.required'),
      validate: (value: string) => value === password() || t('field.mismatch'),
    }),
  };
};
