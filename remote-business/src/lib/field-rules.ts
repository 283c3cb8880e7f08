import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** An address as people have it; the server has the last word. */
const EMAIL = /^\S+@\S+\.\S+$/;
const PHONE_DIGITS = 6;

const digitsIn = (value: string): number => value.match(/\d/g)?.length ?? 0;

/** Rules that several forms have for a field, each with its sentence. */
export const useFieldRules = () => {
  const { t } = useTranslation('business');
  const filled = (value: unknown) => String(value ?? '').trim() !== '' || t('field.required');
  return {
    required: { validate: filled },
    email: {
      validate: { filled, email: (value: string) => EMAIL.test(value.trim()) || t('field.email') },
    },
    phone: {
      validate: { filled, phone: (value: string) => digitsIn(value) >= PHONE_DIGITS || t('field.phone') },
    },
    newPassword: {
      required: t('field.required'),
      minLength: { value: LIMITS.password.min, message: t('field.tooShort') },
      // Not cut while it is typed: what is kept has to be what the owner believes to have typed.
      maxLength: { value: LIMITS.password.max, message: t('field.tooLong') },
    },
    /** The same password again; `password` is asked for when the form is checked. */
    repeated: (password: () => string) => ({
      required: t('field.required'),
      validate: (value: string) => value === password() || t('field.mismatch'),
    }),
  };
};
