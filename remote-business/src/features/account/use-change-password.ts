import { changePassword } from '@tavolina/shared-api/client';
import { useSentForm } from '../../lib/form/use-sent-form.ts';

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

/** The form that changes the password; success empties it, a refusal stands at its field (product.md §42). */
export const useChangePassword = (onDone: () => void) => {
  const change = useSentForm(EMPTY, changePassword, {
    isRepeatable: true,
    onSuccess: () => {
      change.form.reset(EMPTY);
      onDone();
    },
  });
  return change;
};
