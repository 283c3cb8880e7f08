import { changePassword } from '@tavolina/shared-api/client';
import { useErrorsInLanguage, useMutation } from '@tavolina/shared-api/runtime';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useOnce } from '../../lib/use-once.ts';

const EMPTY = { current: '', password: '', confirm: '' };
const WIRE_NAMES = { current: 'current_password', password: 'new_password', confirm: 'confirm_password' };

/** The form that changes the password; success empties it, a refusal stands at its field (product.md §42). */
export const useChangePassword = (onDone: () => void) => {
  const form = useForm({ defaultValues: EMPTY });
  useErrorsInLanguage(form);
  const change = useMutation({
    mutationFn: ({ current, password, confirm }: typeof EMPTY) =>
      changePassword({ current_password: current, new_password: password, confirm_password: confirm }),
    onSuccess: () => {
      form.reset(EMPTY);
      onDone();
    },
    onError: (error) => {
      showFieldErrors(form.setError, error, WIRE_NAMES);
    },
  });
  const changeOnce = useOnce(change.mutateAsync, { isRepeatable: true });
  const submit = form.handleSubmit((values) => changeOnce(values));
  return { form, change, submit };
};
