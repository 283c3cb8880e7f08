import { signIn } from '@tavolina/shared-api/auth';
import { ApiError, login } from '@tavolina/shared-api/client';
import { Link, useErrorsInLanguage, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import door from '../../lib/door.module.css';
import { PATHS } from '../../lib/paths.ts';
import { CodeForm } from './code-form.tsx';

/** E-mail and password. A failure keeps both, so that a slip is mended and not typed again. */
export const LoginForm = () => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setFocus } = form;
  // The code's step is gone with the button that led back; keys go on where the password is mended.
  const isBack = useRef(false);
  useEffect(() => {
    if (challenge === undefined && isBack.current) setFocus('password');
    isBack.current = challenge !== undefined;
  }, [challenge, setFocus]);

  const enter = (session: Parameters<typeof signIn>[0]): void => {
    // What another owner saw in this window is not for this one.
    client.clear();
    signIn(session);
  };
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    try {
      enter(await login(email.trim(), password));
    } catch (error) {
      if (error instanceof ApiError && error.challenge !== undefined) {
        setChallenge(error.challenge);
        return;
      }
      const isAnswered = error instanceof ApiError && (error.status === 401 || error.status === 429);
      setFailure(isAnswered && error.detail ? error.detail : `${t('login.failed')} ${t('safe')}`);
    }
  });

  if (challenge !== undefined) {
    return <CodeForm challenge={challenge} onEnter={enter} onBack={() => setChallenge(undefined)} />;
  }
  const required = { required: t('field.required') };
  return (
    <form noValidate className={door.form} onSubmit={submit}>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <TextField
        label={t('common.email')}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', required)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', required)}
      />
      <Link className={door.link} to={PATHS.forgotPassword}>
        {t('login.forgot')}
      </Link>
      <Button type="submit" full variant="action" size="lg" busy={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
