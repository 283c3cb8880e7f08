import type { signIn } from '@tavolina/shared-api/auth';
import { ApiError, loginWithCode } from '@tavolina/shared-api/client';
import { useErrorsInLanguage, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import door from '../../lib/door.module.css';

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
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { code: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setError, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      onEnter(await loginWithCode(challenge, code));
    } catch (error) {
      const detail = error instanceof ApiError && error.status > 0 ? error.detail : '';
      if (error instanceof ApiError && error.code === 'wrong_code')
        setError('code', { message: detail }, { shouldFocus: true });
      else setFailure(detail || `${t('login.failed')} ${t('safe')}`);
    }
  });
  return (
    <form noValidate className={door.form} onSubmit={submit}>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <TextField
        label={t('twoFactor.code')}
        hint={t('twoFactor.anyCodeHint')}
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code', { required: t('field.required') })}
      />
      <Button type="submit" full variant="action" size="lg" busy={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('twoFactor.back')}
      </Button>
    </form>
  );
};
