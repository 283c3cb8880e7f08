import { PasswordField } from '@tavolina/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Field = UseFormRegisterReturn & { error?: string | undefined };

/** A new password, and the same again (product.md §34). */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  hint,
  password,
  confirm,
}: {
  label: string;
  confirmLabel: string;
  hint?: string;
  password: Field;
  confirm: Field;
}) => (
  <>
    <PasswordField label={label} hint={hint} autoComplete="new-password" {...password} />
    <PasswordField label={confirmLabel} autoComplete="new-password" {...confirm} />
  </>
);
