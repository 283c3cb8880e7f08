import type { signIn } from '@tavolina/shared-api/auth';
import { loginWithCode } from '@tavolina/shared-api/client';
import { useErrorsInLanguage, useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import entry from '../../lib/entry-page.module.css';
import { fieldErrorsOf, showFieldErrors } from '../../lib/field-errors.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnce } from '../../lib/use-once.ts';

const WIRE_NAMES = { code: 'code' };

/** The second step of a login: a code of the app, or a recovery code (product.md §66). */
export const CodeForm = ({
  challenge,
  onEnter,
  onBack,
}: {
  /** What the first step gave. */
  challenge: string;
  onEnter: (session: Parameters<typeof signIn>[0]) => void;
  /** Back to e-mail and password, which a challenge that has run out needs. */
  onBack: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const form = useForm({ defaultValues: { code: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setError, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (code: string) => loginWithCode(challenge, code),
    onSuccess: onEnter,
    onError: (refusal) => {
      showFieldErrors(setError, refusal, WIRE_NAMES);
    },
  });
  const isAboutField = fieldErrorsOf(error, WIRE_NAMES).length > 0;
  const enterOnce = useOnce(mutateAsync);
  const submit = handleSubmit(({ code }) => enterOnce(code));
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      {error && !isAboutField ? <Notice tone="danger">{failureText(error, t('login.failed'))}</Notice> : null}
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.anyCodeHint')}
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code', { required: t('field.required') })}
      />
      <Button type="submit" full variant="action" size="lg" busy={isPending}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('twoFactor.back')}
      </Button>
    </form>
  );
};
