import { PasswordField } from '@tavolina/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFieldRules } from './field-rules.ts';

type Rules = ReturnType<typeof useFieldRules>;
type Name = 'password' | 'confirm';

/** A new password, and the same again (product.md §34). */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  hint,
  errors,
  password,
  register,
}: {
  label: string;
  confirmLabel: string;
  hint?: string;
  errors: Partial<Record<Name, string | undefined>>;
  /** As it is typed now; asked for when the form is checked. */
  password: () => string;
  register: (
    name: Name,
    rule: Rules['newPassword'] | ReturnType<Rules['repeated']>,
  ) => UseFormRegisterReturn<Name>;
}) => {
  const rules = useFieldRules();
  return (
    <>
      <PasswordField
        label={label}
        hint={hint}
        autoComplete="new-password"
        error={errors.password}
        {...register('password', rules.newPassword)}
      />
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        error={errors.confirm}
        {...register('confirm', rules.repeated(password))}
      />
    </>
  );
};
