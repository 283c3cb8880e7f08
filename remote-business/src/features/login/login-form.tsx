import { signIn } from '@tavolina/shared-api/auth';
import { ApiError, login } from '@tavolina/shared-api/client';
import { Link, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, Notice, PasswordField, TextField } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import entry from '../../lib/pages/entry-page.module.css';
import { CodeForm } from './code-form.tsx';

/** E-mail and password. A failure keeps both, so that a slip is mended and not typed again. */
export const LoginForm = () => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const enter = (session: Parameters<typeof signIn>[0]): void => {
    // What another owner saw in this window is not for this one.
    client.clear();
    signIn(session);
  };
  const { form, sending, field, submit } = useSentForm(
    { email: '', password: '' },
    ({ email, password }) => login(email.trim(), password),
    { onSuccess: enter },
  );
  const { setFocus } = form;
  const { isPending, error, reset } = sending;
  const refusal = error instanceof ApiError ? error : undefined;
  const challenge = refusal?.challenge;
  // The code's step is gone with the button that led back; keys go on where the password is mended.
  const isBack = useRef(false);
  useEffect(() => {
    if (challenge === undefined && isBack.current) setFocus('password');
    isBack.current = challenge !== undefined;
  }, [challenge, setFocus]);

  if (challenge !== undefined) {
    return <CodeForm challenge={challenge} onEnter={enter} onBack={reset} />;
  }
  const isAnswered = refusal?.status === 401 || refusal?.status === 429;
  const said = (isAnswered && refusal?.detail) || `${t('login.failed')} ${t('safe')}`;
  const required = { required: t('field.required') };
  return (
    <form noValidate className={entry.form} onSubmit={submit}>
      {error ? <Notice tone="danger">{said}</Notice> : null}
      <TextField
        label={t('common.email')}
        type="email"
        autoComplete="username"
        {...field('email', required)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        {...field('password', required)}
      />
      <Link className={entry.link} to={PATHS.forgotPassword}>
        {t('login.forgot')}
      </Link>
      <Button type="submit" full variant="action" size="lg" busy={isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
